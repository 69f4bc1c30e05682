package crownhead.bench.reliability;

import crownhead.play.TableStore;
import java.util.function.UnaryOperator;

/** What is wrong with the ledger of a house, so that a test can show that it would be found. */
public enum Fault implements UnaryOperator<TableStore> {
    NONE {
        @Override
        public TableStore apply(TableStore store) {
            return store;
        }
    },
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
    /** The ledger is sound, but the house goes without a word when it is told to stop. */
    VANISHES {
        @Override
        public TableStore apply(TableStore store) {
            return store;
        }
    },
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
    }
}
