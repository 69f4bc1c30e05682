package crownhead.play;

import crownhead.table.Refusal;

/** Why the house refuses something: as data for programs, and as a sentence for people. */
public interface HouseRefusal {
    /** A stable name for programs. */
    String code();

    String sentence();

    /** It is the table that refuses. */
    record OfTable(Refusal why) implements HouseRefusal {
        @Override
        public String code() {
            return why.code();
        }

        @Override
        public String sentence() {
            return why.sentence();
        }
    }
}
