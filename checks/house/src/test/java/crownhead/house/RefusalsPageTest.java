package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.HouseRefusal;
import crownhead.play.lobby.LobbyRefusal;
import crownhead.play.player.PlayerRefusal;
import crownhead.rules.Cell;
import crownhead.rules.Illegal;
import crownhead.rules.Outcome;
import crownhead.rules.Square;
import crownhead.server.console.ConsoleRefusal;
import crownhead.server.hall.HallRefusal;
import crownhead.server.session.Farewell;
import crownhead.table.Refusal;
import crownhead.table.series.SeriesRefusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of refusals has every code, and no other. */
class RefusalsPageTest {
    private static final Path PAGE = ThisProject.find().root().resolve("docs/refusals.md");
    private static final Path PROTOCOL = ThisProject.find().root().resolve("docs/protocol.md");
    private static final Square SQUARE = Square.of(1);

    /** One of each kind. */
    private static final List<Illegal> MOVES =
            List.of(
                    new Illegal.NotYourTurn(),
                    new Illegal.GameIsOver(new Outcome.Draw(Outcome.DrawReason.AGREEMENT)),
                    new Illegal.NoPiece(SQUARE),
                    new Illegal.OpponentsPiece(SQUARE),
                    new Illegal.LightSquare(new Cell(1, 1)),
                    new Illegal.NoDestination(SQUARE),
                    new Illegal.NotDiagonal(SQUARE, SQUARE),
                    new Illegal.TooFar(SQUARE, SQUARE),
                    new Illegal.ManGoesBackward(SQUARE, SQUARE),
                    new Illegal.Occupied(SQUARE),
                    new Illegal.NothingToJump(SQUARE, SQUARE, SQUARE),
                    new Illegal.OwnPieceJumped(SQUARE),
                    new Illegal.JumpedTwice(SQUARE),
                    new Illegal.JumpIsCompulsory(List.of()),
                    new Illegal.JumpMustGoOn(SQUARE, List.of()),
                    new Illegal.CrownedManStops(SQUARE),
                    new Illegal.StepEndsTurn(SQUARE),
                    new Illegal.RouteIsUnclear(List.of()));

    /** One of each kind but a move's, which is told by its own code. */
    private static final List<Refusal> OF_A_TABLE =
            List.of(new Refusal.StalePly(0, 1), new Refusal.OfferTooSoon(1));

    @Test
    void listsEveryReasonToRefuseAMove() throws IOException {
        assertThat(MOVES)
                .extracting(Object::getClass)
                .containsExactlyInAnyOrder(Illegal.class.getPermittedSubclasses());
        assertThat(codesUnder("## Why a move is refused"))
                .containsExactlyInAnyOrderElementsOf(MOVES.stream().map(Illegal::code).toList());
    }

    @Test
    void listsEveryReasonOfATable() throws IOException {
        List<Refusal> all = new ArrayList<>(OF_A_TABLE);
        all.addAll(List.of(Refusal.Plain.values()));
        assertThat(all).extracting(Object::getClass).contains(kindsOfATable());
        assertThat(codesUnder("## Why a table refuses"))
                .containsExactlyInAnyOrderElementsOf(all.stream().map(Refusal::code).toList());
    }

    @Test
    void listsEveryReasonOfTheHouse() throws IOException {
        List<HouseRefusal> all = new ArrayList<>(List.of(PlayerRefusal.values()));
        all.addAll(List.of(LobbyRefusal.values()));
        assertThat(codesUnder("## Why the house refuses"))
                .containsExactlyElementsOf(all.stream().map(HouseRefusal::code).toList());
        assertThat(all).extracting(HouseRefusal::sentence).doesNotHaveDuplicates();
    }

    @Test
    void listsEveryReasonOfTheHall() throws IOException {
        List<String> codes = new ArrayList<>();
        for (HallRefusal why : HallRefusal.values()) {
            codes.add(why.code());
        }
        codes.add(new HallRefusal.BadWish("").code());
        assertThat(codesUnder("## Why the hall refuses")).containsExactlyElementsOf(codes);
    }

    @Test
    void listsEveryReasonOfAConsoleTable() throws IOException {
        List<String> codes = new ArrayList<>();
        for (SeriesRefusal why : SeriesRefusal.values()) {
            codes.add(why.code());
        }
        for (ConsoleRefusal why : ConsoleRefusal.values()) {
            codes.add(why.code());
        }
        assertThat(codesUnder("## Why a console table refuses"))
                .containsExactlyInAnyOrderElementsOf(codes);
    }

    @Test
    void thePageOfTheProtocolListsEveryReasonToSendSomebodyAway() throws IOException {
        assertThat(codesUnder("## Being sent away", PROTOCOL))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(Farewell.values()).map(why -> why.bye().code()).toList());
    }

    private static Class<?>[] kindsOfATable() {
        List<Class<?>> kinds = new ArrayList<>(List.of(Refusal.class.getPermittedSubclasses()));
        kinds.remove(Refusal.IllegalMove.class);
        return kinds.toArray(Class<?>[]::new);
    }

    private static List<String> codesUnder(String heading) throws IOException {
        return codesUnder(heading, PAGE);
    }

    /** What stands as code in the first column below a heading. */
    private static List<String> codesUnder(String heading, Path page) throws IOException {
        List<String> codes = new ArrayList<>();
        boolean isBelow = false;
        for (String line : Files.readAllLines(page)) {
            isBelow = line.startsWith("#") ? line.equals(heading) : isBelow;
            if (isBelow && line.startsWith("| `")) {
                codes.add(line.substring(3, line.indexOf('`', 3)));
            }
        }
        return codes;
    }
}
