package crownhead.app;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;

/** The sub-commands by their names, in the order in which help lists them. */
final class Commands {
    private final Map<String, Supplier<Object>> all = new LinkedHashMap<>();

    Commands(Console console, InstantSource time, Settings settings) {
        all.put("serve", () -> serving(new ServeCommand(console, settings), settings));
        all.put("admin", () -> new AdminCommand(console));
        all.put("health", () -> new HealthCommand(console));
        all.put("backup", () -> new BackupCommand(console));
        all.put("restore", () -> new RestoreCommand(console));
        all.put("validate", () -> new ValidateCommand(console));
        all.put("pdn", () -> new PdnCommand(console));
        all.put("perft", () -> new PerftCommand(console, time));
        all.put("tables", () -> TablesCommand.withItsCommands(console, time));
        all.put("engine", () -> new EngineCommand(console));
        all.put("bench", () -> new BenchCommand(console, time));
        all.put("train", () -> new TrainCommand(console));
        all.put("book", () -> new BookCommand(console));
        all.put("play", () -> new PlayCommand(console, time));
        all.put("desktop", () -> new DesktopCommand(console, time));
        all.put("local", () -> new LocalCommand(console, time));
        all.put("join", () -> new JoinCommand(console, time));
        all.put("table", () -> new TableCommand(console));
        all.put("guide", () -> new GuideCommand(console));
        // Not HelpCommand::new: Java fails to make the cache of a server in which that was loaded.
        all.put("help", () -> new HelpCommand());
    }

    /** Only what serves is set up by the environment and by files. */
    private static CommandLine serving(Object command, Settings settings) {
        return new CommandLine(command).setDefaultValueProvider(settings);
    }

    /**
     * Adds the one that is asked for: to find out what all of them understand takes longer than
     * most of them run. Who asks for none of them, or for help, may want any.
     */
    void addTo(CommandLine crownhead, String... args) {
        String first = args.length > 0 ? args[0] : "";
        boolean isOne = all.containsKey(first) && !first.equals("help");
        all.forEach((name, command) -> {
            if (!isOne || name.equals(first)) {
                crownhead.addSubcommand(name, command.get());
            }
        });
    }
}
