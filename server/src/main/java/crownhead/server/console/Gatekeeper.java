package crownhead.server.console;

/**
 * The host of a table, who is asked about everybody else that comes. It is told while the table
 * waits, so it must not wait itself; an answer may come at any time and from any thread.
 */
public interface Gatekeeper {
    /** Somebody who waits to be let in. An answer that comes too late, or twice, means nothing. */
    interface Applicant {
        String name();

        void admit();

        void refuse();
    }

    /** Whether this ticket is that of the host, who asks nobody. */
    boolean isHost(String ticket);

    /** Somebody asks to play. */
    void asked(Applicant applicant);

    /** Somebody who asked is gone before there was an answer. */
    void withdrew(Applicant applicant);
}
