package crownhead.app;

import crownhead.server.control.ControlDoor;
import crownhead.server.control.Operator;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Looks after a house that is open. */
@Command(
        name = "admin",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        header = "Look after a house that is open on this computer.",
        description = {
            "",
            "Asks the house through a socket in its data folder, which only its owner may use.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead admin status",
            "  crownhead admin reset-password Ann",
            "      a new password for somebody who lost theirs, to be handed on",
            "  crownhead admin close 3f8k2m9qx7tv",
            "      ends a game without a result",
            "",
            "Exit codes:",
            "  0  done",
            "  1  the house would not",
            "  2  no house is open there"
        })
final class AdminCommand {
    private final Console console;

    @Mixin private DataOption data = new DataOption();

    AdminCommand(Console console) {
        this.console = console;
    }

    @Command(name = "status", header = "How the house is doing.", mixinStandardHelpOptions = true)
    int status() {
        return ask(List.of("status"));
    }

    @Command(
            name = "reset-password",
            header = "Give a player a new password.",
            mixinStandardHelpOptions = true)
    int resetPassword(@Parameters(paramLabel = "NAME", description = "Whose.") String name) {
        return ask(List.of("reset-password", name));
    }

    @Command(
            name = "rename",
            header = "Give a player another name.",
            mixinStandardHelpOptions = true)
    int rename(
            @Parameters(paramLabel = "NAME", description = "As they are called now.") String name,
            @Parameters(paramLabel = "NEW", description = "As they will be.") String newName) {
        return ask(List.of("rename", name, newName));
    }

    @Command(
            name = "ban",
            header = "Send a player away, and do not let them in again.",
            mixinStandardHelpOptions = true)
    int ban(@Parameters(paramLabel = "NAME", description = "Whom.") String name) {
        return ask(List.of("ban", name));
    }

    @Command(name = "unban", header = "Let a player in again.", mixinStandardHelpOptions = true)
    int unban(@Parameters(paramLabel = "NAME", description = "Whom.") String name) {
        return ask(List.of("unban", name));
    }

    @Command(
            name = "close",
            header = "End a game without a result.",
            mixinStandardHelpOptions = true)
    int close(
            @Parameters(paramLabel = "TABLE", description = "The id of its table.") String table) {
        return ask(List.of("close", table));
    }

    private int ask(List<String> words) {
        if (words.stream().anyMatch(word -> word.chars().anyMatch(Character::isISOControl))) {
            console.tell("Names are without tabs and other control characters.");
            return Exit.UNCLEAR;
        }
        try {
            ControlDoor.Outcome outcome = Operator.ask(data.folder(), words);
            outcome.lines().forEach(console.out()::println);
            return outcome.isDone() ? Exit.YES : Exit.NO;
        } catch (IOException _) {
            console.tell(
                    "No house is open on "
                            + data.folder()
                            + ": name its folder with --data before the command, or start it with"
                            + " crownhead serve.");
            return Exit.UNCLEAR;
        }
    }
}
