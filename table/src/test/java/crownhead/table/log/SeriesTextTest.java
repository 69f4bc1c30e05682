package crownhead.table.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Terms;
import crownhead.table.series.Answer;
import crownhead.table.series.Guest;
import crownhead.table.series.Invitation;
import crownhead.table.series.Series;
import crownhead.table.series.SeriesCommand;
import crownhead.table.series.SeriesDecision;
import crownhead.table.series.SeriesEvent;
import crownhead.table.series.SeriesTerms;
import crownhead.table.series.Stage;
import crownhead.table.series.Wish;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SeriesTextTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final PlayerId CAT = new PlayerId("cat");
    private static final PlayerId DAN = new PlayerId("dan");
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    static List<SeriesEvent> oneOfEach() {
        List<SeriesEvent> events =
                new ArrayList<>(
                        List.of(
                                new SeriesEvent.Departed(ADA),
                                new SeriesEvent.Seated(ADA),
                                new SeriesEvent.Unseated(ADA),
                                new SeriesEvent.GameOpened(7, new Seats(BEN, ADA)),
                                new SeriesEvent.GameOver(7),
                                new SeriesEvent.Closed()));
        for (Terms.Seating seating : Terms.Seating.values()) {
            events.add(
                    new SeriesEvent.Opened(
                            new SeriesTerms(
                                    seating,
                                    SeriesTerms.STANDARD.playersAnswer(),
                                    SeriesTerms.STANDARD.spectatorsAnswer())));
        }
        for (Wish wish : Wish.values()) {
            events.add(new SeriesEvent.Arrived(ADA, wish));
        }
        for (Invitation invitation : Invitation.values()) {
            events.add(new SeriesEvent.Asked(invitation, List.of(ADA, BEN), NOON));
        }
        for (Answer answer : Answer.values()) {
            events.add(new SeriesEvent.Replied(ADA, answer));
        }
        return events;
    }

    @ParameterizedTest
    @MethodSource("oneOfEach")
    void whatIsWrittenReadsAsTheSameEvent(SeriesEvent event) {
        assertThat(SeriesText.read(SeriesText.write(event))).isEqualTo(event);
    }

    @Test
    void everyKindOfEventIsReadHere() {
        assertThat(oneOfEach())
                .extracting(Object::getClass)
                .containsAll(List.of(SeriesEvent.class.getPermittedSubclasses()));
    }

    @Nested
    class ALineOfAnotherRelease {
        @Test
        void mayHaveFieldsThatAreNotKnown() {
            assertThat(SeriesText.read("departed who=ada mood=good"))
                    .isEqualTo(new SeriesEvent.Departed(ADA));
        }

        @Test
        void isRefusedWhenItsNameIsNotKnownOrTheFirstIsMissing() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SeriesText.read("danced who=ada"))
                    .withMessage("No event of a series is stored as \"danced\"");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SeriesText.replay(List.of("departed who=ada")))
                    .withMessage("A log starts with \"opened\", not \"departed who=ada\"");
        }
    }

    /** The log in the test resources leads to the same series for ever. */
    @Nested
    class AStoredLog {
        @Test
        void leadsToTheSameSeriesAgain() throws IOException {
            Series series = SeriesText.replay(golden());
            assertThat(series.stage()).isEqualTo(new Stage.Closed());
            assertThat(series.games()).isEqualTo(3);
            assertThat(series.present())
                    .containsExactly(new Guest(BEN, Wish.PLAY), new Guest(DAN, Wish.WATCH));
            assertThat(series.lastSeats()).contains(new Seats(BEN, CAT));
        }

        @Test
        void isWhatTheSameCommandsWriteToday() throws IOException {
            assertThat(played()).isEqualTo(golden());
        }
    }

    private static List<String> golden() throws IOException {
        return StoredLog.lines("series-0.1.0.txt");
    }

    /** Three games with a little of everything, as they are written today. */
    private static List<String> played() {
        SeriesEvent.Opened opened = new SeriesEvent.Opened(SeriesTerms.STANDARD);
        List<String> lines = new ArrayList<>(List.of(SeriesText.write(opened)));
        Series series = Series.opened(opened);
        Instant now = NOON;
        for (SeriesCommand command : commands()) {
            now = now.plusSeconds(5);
            if (series.decide(command, now) instanceof SeriesDecision.Accepted(var events)) {
                events.forEach(event -> lines.add(SeriesText.write(event)));
                series = series.after(events);
            } else {
                throw new AssertionError("Refused: " + command);
            }
        }
        return lines;
    }

    private static List<SeriesCommand> commands() {
        return List.of(
                new SeriesCommand.Arrive(ADA, Wish.PLAY, Side.FIRST),
                new SeriesCommand.Arrive(BEN, Wish.PLAY, Side.SECOND),
                new SeriesCommand.Arrive(DAN, Wish.WATCH, Side.FIRST),
                new SeriesCommand.GameOver(1),
                reply(ADA, Answer.YES),
                reply(BEN, Answer.YES),
                new SeriesCommand.Arrive(CAT, Wish.PLAY, Side.FIRST),
                new SeriesCommand.GameOver(2),
                reply(ADA, Answer.NO),
                reply(BEN, Answer.YES),
                new SeriesCommand.Depart(ADA),
                reply(CAT, Answer.NO),
                new SeriesCommand.Sit(CAT, Side.FIRST),
                new SeriesCommand.Depart(CAT),
                new SeriesCommand.GameOver(3),
                reply(BEN, Answer.NO));
    }

    private static SeriesCommand reply(PlayerId who, Answer answer) {
        return new SeriesCommand.Reply(who, answer, Side.FIRST);
    }
}
