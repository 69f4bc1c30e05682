package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A table at one screen, in the module that a browser loads, run by node. */
class TableInNodeTest {
    private static final String OPEN =
            """
            const terms = {
              time: 'game', limitMillis: 60000, moreMillis: 2000, colours: 'black-white',
              hostIsFirst: false, host: 'Ann', guest: 'Bob', reader: '',
            };
            const here = table.open(terms);
            const opening = here.start(0);
            const say = (answer) => {
              const update = JSON.parse(answer.update());
              console.log(update.you + ': ' + update.message);
              return update;
            };
            """;

    @Test
    void tellsWhoActsWhatAServerWouldTell() throws Exception {
        assertThat(
                        at(
                                """
                                say(opening);
                                say(here.play([11, 15], 1000));
                                say(here.play([22, 18], 1000));
                                """))
                .containsExactly(
                        "first: The game starts: you play Black. It is your move.",
                        "second: Player Black played 11-15. It is your move.",
                        "first: Player White played 22-18. You must perform a jump");
    }

    @Test
    void givesTheHostTheSideThatTheTermsSay() throws Exception {
        assertThat(
                        at(
                                """
                                const { players } = JSON.parse(here.look(0).update());
                                console.log(players.first.name, players.second.name, players.second.colour);
                                """))
                .containsExactly("Bob Ann white");
    }

    @Test
    void refusesAMoveInTheWordsOfTheRulesAndStaysAsItWas() throws Exception {
        assertThat(
                        at(
                                """
                                const answer = here.play([11, 12], 0);
                                console.log(answer.code() + ': ' + answer.sentence());
                                console.log(JSON.parse(answer.update()).standing.ply);
                                """))
                .containsExactly(
                        "not-diagonal: From 11 to 12 is no diagonal: pieces move diagonally.", "0");
    }

    @Nested
    class ItsClock {
        @Test
        void runsForThePlayerOnTurn() throws Exception {
            assertThat(
                            at(
                                    """
                                    here.play([11, 15], 5000);
                                    const { clock } = JSON.parse(here.look(9000).update()).standing;
                                    console.log(clock.first, clock.second, clock.running);
                                    """))
                    .containsExactly("57000 56000 second");
        }

        @Test
        void warnsAndThenEndsTheGame() throws Exception {
            assertThat(
                            at(
                                    """
                                    here.play([11, 15], 0);
                                    here.play([22, 17], 0);
                                    console.log(here.nextDeadline());
                                    say(here.tick(here.nextDeadline()));
                                    const end = say(here.tick(here.nextDeadline()));
                                    console.log(end.result.reason, end.statistics.first.moves);
                                    console.log(here.nextDeadline());
                                    """))
                    .containsExactly(
                            "32000",
                            "first: You have 30 seconds left to move.",
                            "first: Player Black ran out of time. Player White is the winner!",
                            "time 1",
                            "Infinity");
        }

        @Test
        void endsAGameBeforeAMoveThatComesTooLate() throws Exception {
            assertThat(
                            at(
                                    """
                                    here.play([11, 15], 0);
                                    here.play([22, 17], 0);
                                    const late = here.play([15, 19], 62001);
                                    console.log(late.code(), JSON.parse(late.update()).result.winner);
                                    """))
                    .containsExactly("game-over second");
        }
    }

    @Nested
    class AskedForMore {
        @Test
        void asksTheOtherPlayerForADraw() throws Exception {
            assertThat(
                            at(
                                    """
                                    say(here.ask('offer-draw', 'first', 0));
                                    say(here.ask('accept-draw', 'second', 0));
                                    """))
                    .containsExactly(
                            "second: Player Black offers a draw. Do you accept?",
                            "first: A Draw has been reached: both players agreed.");
        }

        @Test
        void takesAMoveBackWhenTheOtherPlayerAgrees() throws Exception {
            assertThat(
                            at(
                                    """
                                    here.play([11, 15], 0);
                                    here.ask('ask-take-back', 'first', 0);
                                    say(here.ask('accept-take-back', 'second', 0));
                                    console.log(JSON.parse(here.look(0).update()).standing.ply);
                                    """))
                    .containsExactly("first: You took a turn back. It is your move.", "0");
        }

        @Test
        void refusesInTheWordsOfTheTable() throws Exception {
            assertThat(
                            at(
                                    """
                                    const answer = here.ask('claim-draw', 'first', 0);
                                    console.log(answer.code() + ': ' + answer.sentence());
                                    """))
                    .containsExactly(
                            "no-claim: No draw can be claimed now: neither count has been reached.");
        }
    }

    @Test
    void writesTheGameDown() throws Exception {
        assertThat(
                        at(
                                """
                                here.play([11, 15], 0);
                                here.ask('resign', 'second', 0);
                                console.log(here.pdn('2026.11.17'));
                                """))
                .contains(
                        "[Date \"2026.11.17\"]",
                        "[Black \"Bob\"]",
                        "[White \"Ann\"]",
                        "[Result \"1-0\"]",
                        "1. 11-15 *");
    }

    @Test
    void tellsOnlyTheHostWhereTheOtherIsTheComputer() throws Exception {
        assertThat(
                        Node.run(
                                """
                                const here = table.open({
                                  time: 'none', limitMillis: 0, moreMillis: 0, colours: 'red-white',
                                  hostIsFirst: true, host: 'Ann', guest: 'Computer', reader: 'host',
                                });
                                here.start(0);
                                const update = JSON.parse(here.play([11, 15], 0).update());
                                console.log(update.you + ': ' + update.message);
                                """))
                .containsExactly("first: Player White is to move.");
    }

    private static List<String> at(String script) throws Exception {
        return Node.run(OPEN + script);
    }
}
