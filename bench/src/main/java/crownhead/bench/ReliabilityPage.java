package crownhead.bench;

import java.util.List;

/** The page that says what the server has withstood. Pure: reports in, Markdown out. */
final class ReliabilityPage {
    private static final String HEAD =
            """
            # Reliability

            `bench/run` writes this page from `bench/results/reliability`; a test compares the two, so edit neither by hand.
            A crowd plays at the real server in a process of its own, half over WebSockets and half over TCP, and keeps what it
            sent and was shown. When the server is gone, its log is held against that:

            - I1: what was acknowledged is in the log, unchanged.
            - I2: the versions of a log are 1, 2, 3 and so on.
            - I3: a request is carried out once, and answered alike however often it is sent.
            - I4: the log is legal play, and leads to the boards and clocks that were shown.
            - I5: what a client is shown never goes back.
            - I6: no two decisions ever stand at the same version.
            - I7: nobody is charged more time than has passed while the house was there.

            Each test has a control: a fault that is planted, and must be found. Small sizes of all are among the tests.
            A kill cannot show a missing sync, because the system outlives it. So `crashes` records what the server writes,
            syncs and tells its clients, and opens what a disk could hold if the power went at some moment: of the writes not
            synced yet none, the first ones, any of them, or a part of one. That a file was removed counts as on the disk.
            `faults` makes syncs fail and disks get full; `backups` flips single bits too: a log never reads otherwise without
            a word. What is not a log, such as the name of a player, has no checksum. `drains` stops the house by SIGTERM:
            everyone is told when to come back, and it ends with 0. `fuzz` spoils texts at random and has them read. In `slow`,
            clients begin to say something and send a byte now and then, and the ways of others go black without an end.
            In `abandoned` both players of every game leave without a word. `herd` restarts a house with a full hall, `readers`
            has onlookers who do not read, `guesses` floods it with wrong passwords and keys. In `soak` a crowd
            plays for an hour, beside others who play half of what the house can carry.
            """;

    private ReliabilityPage() {}

    static String of(List<Report> reports) {
        return HEAD + PerformancePage.sections(reports);
    }
}
