package crownhead.bench.reliability;

import crownhead.play.TableStore;
import crownhead.server.Server;
import crownhead.server.session.Limits;
import java.time.Duration;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.UnaryOperator;

/** What is wrong with a house, so that a test can show that it would be found. */
public enum Fault implements UnaryOperator<TableStore> {
    NONE,
    /** Says that a move is stored, and stores it a little later. */
    ACKNOWLEDGES_EARLY {
        @Override
        public TableStore apply(TableStore store) {
            return new HastyLedger(store);
        }
    },
    /** Does not remember which request a row was for. */
    FORGETS_REQUESTS {
        @Override
        public TableStore apply(TableStore store) {
            return new ForgetfulLedger(store);
        }
    },
    /** Says that a move is stored when that has failed. */
    HIDES_FAILURES {
        @Override
        public TableStore apply(TableStore store) {
            return new DeafLedger(store);
        }
    },
    /** Keeps something of every move in memory for ever. */
    HOARDS {
        @Override
        public TableStore apply(TableStore store) {
            return new HoardingLedger(store);
        }
    },
    /** Goes without a word when it is told to stop. */
    VANISHES,
    /** Nothing is wrong: what comes after thousands of moves comes after a few. */
    TIDIES_OFTEN {
        @Override
        public TableStore apply(TableStore store) {
            return PlantedSetting.plant(store, "wal_autocheckpoint = 150");
        }
    },
    /** Does not wait for the disk at every commit. */
    SYNCS_RARELY {
        @Override
        public TableStore apply(TableStore store) {
            return PlantedSetting.plant(store, "wal_autocheckpoint = 150", "synchronous = NORMAL");
        }
    },
    /** Waits for ever for clients who do not read. */
    WAITS_FOR_READERS {
        @Override
        void spoil(Server server) {
            Limits usual = Limits.STANDARD;
            Inside.put(
                    Inside.of(server, "sockets"),
                    "limits",
                    new Limits(
                            Integer.MAX_VALUE,
                            usual.period(),
                            usual.mistakes(),
                            Integer.MAX_VALUE,
                            usual.quiet(),
                            Duration.ofDays(1),
                            usual.ready()));
        }
    },
    /** Looks at more passwords at once than it has room for. */
    HASHES_TOO_MANY {
        @Override
        void spoil(Server server) {
            Object pool = Inside.of(server, "house", "passwords", "workers", "workers");
            ((ThreadPoolExecutor) pool).setMaximumPoolSize(4);
            ((ThreadPoolExecutor) pool).setCorePoolSize(4);
        }
    },
    /** Refuses a name that nobody has without the work that any other takes. */
    TELLS_WHO_IS_KNOWN {
        @Override
        void spoil(Server server) {
            Inside.put(Inside.of(server, "house", "passwords"), "decoy", "no hash at all");
        }
    };

    /** What stands between the tables and what is stored of them. */
    @Override
    public TableStore apply(TableStore store) {
        return store;
    }

    /** What is done to a house that is open. */
    void spoil(Server server) {}
}
