package crownhead.table.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.Outcome;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import crownhead.table.Clock;
import crownhead.table.Decision;
import crownhead.table.PlayerId;
import crownhead.table.Result;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EventTextTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final Terms TERMS =
            Terms.casual(new TimeControl.PerPlayer(Duration.ofMinutes(10), Duration.ofSeconds(2)));
    private static final Clock RUNNING =
            Clock.set(TERMS.timeControl())
                    .startedFor(Side.FIRST, NOON)
                    .warned(Duration.ofMinutes(5));

    static List<TableEvent> oneOfEach() {
        Clock stopped = RUNNING.stopped(NOON.plusMillis(1500));
        return List.of(
                new TableEvent.Opened(ADA, TERMS),
                new TableEvent.Started(new Seats(BEN, ADA), RUNNING),
                new TableEvent.Moved(
                        Side.FIRST,
                        Fen.read("B:W9,10,17,18,32:BK6").legalMoves().getFirst(),
                        Duration.ofMillis(1234),
                        Duration.ofMillis(84),
                        RUNNING.pressed(NOON.plusMillis(1234), Duration.ofMillis(84))),
                new TableEvent.DrawOffered(Side.SECOND),
                new TableEvent.DrawDeclined(Side.FIRST),
                new TableEvent.TakeBackAsked(Side.FIRST),
                new TableEvent.TakeBackDeclined(Side.SECOND),
                new TableEvent.TookBack(Side.FIRST, 2, RUNNING),
                new TableEvent.Paused(Side.SECOND, NOON.plusSeconds(300), stopped),
                new TableEvent.Continued(RUNNING),
                new TableEvent.Warned(Side.FIRST, Duration.ofSeconds(30)),
                new TableEvent.Left(Side.SECOND, NOON.plusSeconds(30)),
                new TableEvent.Returned(Side.SECOND),
                new TableEvent.Ended(new Result.Win(Side.SECOND, Result.WinReason.TIME), stopped));
    }

    static List<Terms> everyKindOfTerms() {
        List<Terms> terms = new ArrayList<>();
        for (TimeControl control :
                List.of(
                        new TimeControl.Untimed(),
                        new TimeControl.Inactivity(TimeControl.Inactivity.STANDARD),
                        TimeControl.PerMove.STANDARD,
                        TimeControl.PerPlayer.WEB_STANDARD,
                        new TimeControl.Correspondence(3))) {
            terms.add(Terms.casual(control));
        }
        return terms;
    }

    static List<Result> everyResult() {
        List<Result> results = new ArrayList<>();
        for (Result.WinReason reason : Result.WinReason.values()) {
            results.add(new Result.Win(Side.FIRST, reason));
        }
        for (Outcome.DrawReason reason : Outcome.DrawReason.values()) {
            results.add(new Result.Draw(reason));
        }
        for (Result.NoResultReason reason : Result.NoResultReason.values()) {
            results.add(new Result.NoResult(reason));
        }
        return results;
    }

    @ParameterizedTest
    @MethodSource("oneOfEach")
    void whatIsWrittenReadsAsTheSameEvent(TableEvent event) {
        assertThat(EventText.read(EventText.write(event), TERMS)).isEqualTo(event);
    }

    @ParameterizedTest
    @MethodSource("everyKindOfTerms")
    void whatIsWrittenReadsAsTheSameTerms(Terms terms) {
        TableEvent.Opened opened = new TableEvent.Opened(ADA, terms);
        assertThat(EventText.readOpened(EventText.write(opened))).isEqualTo(opened);
    }

    @ParameterizedTest
    @MethodSource("everyResult")
    void whatIsWrittenReadsAsTheSameResult(Result result) {
        TableEvent ended = new TableEvent.Ended(result, Clock.set(TERMS.timeControl()));
        assertThat(EventText.read(EventText.write(ended), TERMS)).isEqualTo(ended);
    }

    @Test
    void aLineIsANameAndItsFields() {
        assertThat(EventText.write(new TableEvent.Left(Side.SECOND, NOON)))
                .isEqualTo("left side=second until=1767268800000");
        assertThat(EventText.write(new TableEvent.Continued(RUNNING)))
                .isEqualTo("continued clock=600000!300000,600000,0,first@1767268800000");
    }

    @Nested
    class AMove {
        private static final String LINE =
                "moved side=first path=11-15 thought=1234 clock=598766,600000,0,second@1767268801234";
        private static final String WITH_LAG =
                "moved side=first path=11-15 thought=1234 lag=84"
                        + " clock=598766,600000,0,second@1767268801234";

        @Test
        void namesTheLagOnlyIfItWasMeasured() {
            TableEvent.Moved plain = (TableEvent.Moved) EventText.read(LINE, TERMS);
            assertThat(plain.lag()).isEqualTo(Duration.ZERO);
            assertThat(EventText.write(plain)).isEqualTo(LINE);
            TableEvent.Moved lagging = (TableEvent.Moved) EventText.read(WITH_LAG, TERMS);
            assertThat(lagging.lag()).isEqualTo(Duration.ofMillis(84));
            assertThat(EventText.write(lagging)).isEqualTo(WITH_LAG);
        }
    }

    @Nested
    class ALineOfAnotherRelease {
        @Test
        void mayHaveFieldsThatAreNotKnown() {
            assertThat(EventText.read("returned side=second mood=good", TERMS))
                    .isEqualTo(new TableEvent.Returned(Side.SECOND));
        }

        @Test
        void isRefusedWhenItsNameOrAFieldIsMissing() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> EventText.read("danced side=first", TERMS))
                    .withMessage("No event is stored as \"danced\"");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> EventText.read("returned", TERMS))
                    .withMessage("The event \"returned\" has no field \"side\"");
            assertThatIllegalArgumentException().isThrownBy(() -> EventText.read("", TERMS));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> EventText.readOpened("returned side=first"));
        }
    }

    /**
     * The log in the test resources was written by release 0.1.0 and leads to the same table for
     * ever.
     */
    @Nested
    class AStoredLog {
        @Test
        @Tag("GA-10b")
        void leadsToTheSameTableAgain() throws IOException {
            Table table = EventText.replay(golden());
            assertThat(Fen.write(table.game().position()))
                    .isEqualTo("B:W18,21,22,23,24,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12");
            assertThat(table.game().ply()).isEqualTo(6);
            assertThat(table.result())
                    .contains(new Result.Win(Side.SECOND, Result.WinReason.RESIGNED));
            assertThat(table.first().pausesUsed()).isEqualTo(1);
            assertThat(table.statistics().first().captures()).isEqualTo(1);
            assertThat(table.clock().left(Side.FIRST, NOON)).isEqualTo(Duration.ofSeconds(586));
        }

        @Test
        @Tag("GA-10b")
        void isWhatTheSameCommandsWriteToday() throws IOException {
            assertThat(played()).isEqualTo(golden());
        }
    }

    /** A short game with a little of everything, as it is written today. */
    private static List<String> played() {
        Terms terms =
                new Terms(
                        TERMS.timeControl(),
                        TERMS.stakes(),
                        Terms.Seating.HOST_FIRST,
                        TERMS.drawRule(),
                        TERMS.pauses(),
                        TERMS.grace(),
                        TERMS.colours(),
                        TERMS.start());
        TableEvent.Opened opened = new TableEvent.Opened(ADA, terms);
        List<String> lines = new ArrayList<>(List.of(EventText.write(opened)));
        Table table = Table.opened(opened);
        Instant now = NOON;
        for (TableCommand command : commands()) {
            now = now.plusSeconds(2);
            if (table.decide(command, now) instanceof Decision.Accepted(var events)) {
                events.forEach(event -> lines.add(EventText.write(event)));
                table = table.after(events);
            } else {
                throw new AssertionError("Refused: " + command);
            }
        }
        return lines;
    }

    private static List<TableCommand> commands() {
        return List.of(
                new TableCommand.Sit(BEN, Side.SECOND),
                play(ADA, 0, 11, 15),
                play(BEN, 1, 22, 18),
                new TableCommand.OfferDraw(BEN),
                play(ADA, 2, 15, 22),
                play(BEN, 3, 25, 18),
                new TableCommand.Pause(ADA),
                new TableCommand.Continue(ADA),
                play(ADA, 4, 9, 13),
                new TableCommand.AskTakeBack(ADA),
                new TableCommand.AcceptTakeBack(BEN),
                new TableCommand.Leave(BEN),
                new TableCommand.Return(BEN),
                play(ADA, 4, 8, 11),
                play(BEN, 5, 26, 22),
                new TableCommand.AskTakeBack(BEN),
                new TableCommand.DeclineTakeBack(ADA),
                new TableCommand.Resign(ADA));
    }

    private static TableCommand play(PlayerId by, int ply, int from, int to) {
        return new TableCommand.Play(by, ply, List.of(Square.of(from), Square.of(to)));
    }

    private static List<String> golden() throws IOException {
        return StoredLog.lines("0.1.0.txt");
    }
}
