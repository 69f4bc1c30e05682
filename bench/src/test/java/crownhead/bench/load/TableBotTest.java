package crownhead.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TableBotTest {
    private final MoveTimes times = new MoveTimes();
    private final TableBot bot = new TableBot("7", times.stopwatch(), new Random(1));

    private static String update(String action, String rest) {
        return "{\"type\":\"update\",\"game\":3,\"version\":14,\"action\":\""
                + action
                + "\",\"standing\":{\"ply\":12,\"toMove\":\"first\",\"legal\":[[11,18,25]]}"
                + rest
                + "}";
    }

    @Nested
    class ComingIn {
        @Test
        void saysThatItIsReadyAtItsTable() throws Bot.WrongWord {
            assertThat(bot.hear("{\"type\":\"hello\",\"protocol\":1}")).isEmpty();
            assertThat(bot.hear("{\"type\":\"assigned\",\"id\":1,\"secret\":\"s-1\"}"))
                    .isEqualTo(
                            "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"s-1\",\"table\":\"7\"}\n");
        }
    }

    @Nested
    class AskedToMove {
        @Test
        void hasSeenItAndPlaysALegalTurn() throws Bot.WrongWord {
            assertThat(bot.hear(update("move", "")))
                    .isEqualTo(
                            "{\"type\":\"seen\",\"version\":14}\n"
                                    + "{\"type\":\"play\",\"id\":\"m1\",\"game\":3,\"ply\":12,"
                                    + "\"path\":[11,18,25]}\n");
        }

        @Test
        void playsTheSameTurnOnlyOnce() throws Bot.WrongWord {
            bot.hear(update("move", ""));
            assertThat(bot.hear(update("move", ",\"answers\":\"a1\""))).isEmpty();
        }
    }

    @Nested
    class AMoveThatIsTold {
        private static final String MOVED = ",\"events\":[{\"event\":\"moved\"}]";

        @Test
        void isTimedWhenItIsTheOpponents() throws Bot.WrongWord {
            bot.hear(update("wait", MOVED));
            assertThat(times.count()).isEqualTo(1);
        }

        @Test
        void isNotTimedWhenItIsItsOwn() throws Bot.WrongWord {
            bot.hear(update("wait", MOVED + ",\"answers\":\"m1\""));
            assertThat(times.count()).isZero();
        }
    }

    @Nested
    class AfterAGame {
        @Test
        void wantsToGoOn() throws Bot.WrongWord {
            assertThat(bot.hear(update("answer", ",\"question\":{\"kind\":\"rematch\"}")))
                    .isEqualTo(
                            "{\"type\":\"answer\",\"id\":\"a1\",\"game\":3,"
                                    + "\"question\":\"rematch\",\"yes\":true}\n");
        }
    }

    @Nested
    class ARefusal {
        @Test
        void isAnError() {
            assertThatExceptionOfType(Bot.WrongWord.class)
                    .isThrownBy(() -> bot.hear("{\"type\":\"refused\",\"code\":\"game-over\"}"));
            assertThatExceptionOfType(Bot.WrongWord.class)
                    .isThrownBy(() -> bot.hear(update("recheck", "")));
        }
    }
}
