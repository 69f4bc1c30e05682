package crownhead.clients.presenter;

import java.util.List;

/** Something that stands over the board until a key closes it. */
sealed interface Dialog {
    String title();

    List<String> lines();

    /** Something to know; Enter closes it. */
    record Told(String title, List<String> lines) implements Dialog {
        public Told {
            lines = List.copyOf(lines);
        }
    }

    /** The last thing to know; Enter ends the client. */
    record Last(Exit exit, String title, List<String> lines) implements Dialog {
        public Last {
            lines = List.copyOf(lines);
        }
    }

    /** Something that is done only after a yes. */
    record Confirm(Deed deed, String title, List<String> lines) implements Dialog {
        public Confirm {
            lines = List.copyOf(lines);
        }
    }

    /** What may need a yes. */
    enum Deed {
        RESIGN,
        ABORT,
        CLAIM_DRAW,
        GO_TO_HALL,
        QUIT
    }
}
