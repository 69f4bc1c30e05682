package crownhead.house;

import java.util.List;

/**
 * A command of the guides, and how a test does what it says.
 *
 * @param command as it stands in the guides
 * @param instead the same for this machine: other ports, folders and names, or less work
 * @param shows what is to be seen then
 */
record Lesson(String command, Way way, String instead, String shows) {
    /** What a command is like. */
    enum Way {
        /** It is done, and says so. */
        ENDS,
        /** It ends, and says no. */
        REFUSES,
        /** It goes on until it is stopped. */
        OPENS,
        /** It fills a terminal until somebody quits. */
        FILLS,
        /** Another test does it, with a machine of its own or on a screen. */
        ELSEWHERE
    }

    /** For what is to be put in by the test. */
    static final String HOUSE = "{house}";

    static final String TABLE = "{table}";
    static final String GAME = "{game}";
    static final String LINK = "{link}";

    static final List<Lesson> ALL =
            List.of(
                    opens("crownhead serve", "Crownhead is open at http://"),
                    opens("crownhead serve --host 0.0.0.0", "This is plain HTTP"),
                    elsewhere("./verify", "VerifyTest"),
                    elsewhere("./package", "PackageTest"),
                    elsewhere("crownhead desktop", "DesktopTest"),
                    ends("CROWNHEAD_PORT=9090 crownhead serve --print-config", "port = 9090"),
                    fills(
                            "crownhead join http://192.168.1.20:8080 --name Ann",
                            "crownhead join {house} --name Ben",
                            "Ben (guest) in the hall"),
                    fills(
                            "crownhead join http://localhost:8080 --name Ann",
                            "crownhead join {house} --name Cleo",
                            "Cleo (guest) in the hall"),
                    fills(
                            "crownhead join http://HOST:8080",
                            "crownhead join {house}",
                            "(guest) in the hall"),
                    fills(
                            "crownhead join 'http://HOST/join#KEY'",
                            "crownhead join '{link}'",
                            "r resign"),
                    fills(
                            "crownhead join http://HOST/game/TABLE",
                            "crownhead join {house}/game/{game}",
                            "Zoe"),
                    new Lesson(
                            "curl --json '{\"name\":\"Ann\"}' http://localhost:8080/api/v1/guests",
                            Way.ENDS,
                            "curl -s --json '{\"name\":\"Dora\"}' {house}/api/v1/guests",
                            "\"secret\":"),
                    new Lesson(
                            "crownhead table",
                            Way.OPENS,
                            "crownhead table --base-port {table}",
                            "crownhead join"),
                    new Lesson(
                            "crownhead table --host 0.0.0.0",
                            Way.OPENS,
                            "crownhead table --host 0.0.0.0 --base-port {table}",
                            "crownhead join"),
                    fills("crownhead play", "crownhead play", "Two at this keyboard"),
                    fills("crownhead local", "crownhead local", "It is your move"),
                    atTable("crownhead join localhost", "localhost:{table}", ""),
                    atTable(
                            "crownhead join HOST:9006 --name Ann",
                            "localhost:{table}",
                            " --name Ann"),
                    atTable(
                            "crownhead join 192.168.1.20 --name Ann",
                            "127.0.0.1:{table}",
                            " --name Ann"),
                    atTable("crownhead join HOST --watch", "localhost:{table}", " --watch"),
                    atTable("crownhead join 192.168.1.20 --watch", "127.0.0.1:{table}", " --watch"),
                    new Lesson(
                            "crownhead validate --fen 'W:W23,27:B19' --move 27-24",
                            Way.REFUSES,
                            "crownhead validate --fen 'W:W23,27:B19' --move 27-24",
                            "You must jump: 23x16. A player who can jump must do so."),
                    ends("crownhead validate --move 11-15 --move 22-18 --move 15x22", ""),
                    ends("crownhead validate --fen 'B:W9,10,17,18,32:BK6' --json", "{"),
                    new Lesson(
                            "crownhead validate --pdn games.pdn",
                            Way.REFUSES,
                            "crownhead validate --pdn games.pdn",
                            "2 games, 1 legal, 1 illegal"),
                    ends("crownhead pdn old.pdn > clean.pdn", ""),
                    ends("crownhead perft 9", "7"),
                    ends("crownhead tables show 'B:WK1:BK31,K32'", ""),
                    ends("crownhead tables show 'W:WK10:BK6'", "win in 1"),
                    new Lesson(
                            "crownhead tables build --pieces 5",
                            Way.ENDS,
                            "crownhead tables build --pieces 2 --folder tables",
                            "100 % of all"),
                    new Lesson(
                            "crownhead tables verify --pieces 5",
                            Way.ENDS,
                            "crownhead tables verify --pieces 2 --folder tables",
                            "0 mistakes"),
                    ends("crownhead engine", ""),
                    ends("crownhead bench", ""),
                    new Lesson(
                            "crownhead book book.txt",
                            Way.ENDS,
                            "crownhead book book.txt --ballots 1 --nodes 20",
                            "positions"),
                    new Lesson(
                            "crownhead train weights.bin",
                            Way.ENDS,
                            "crownhead train weights.bin --generations 1 --games 3 --nodes 20",
                            "Crownhead weights"),
                    ends("crownhead backup before-the-update.db", "before-the-update.db holds"),
                    ends("crownhead restore before-the-update.db", "The house holds"),
                    ends("crownhead admin status", "The house is open."),
                    ends("crownhead admin reset-password Ann", "The new password is: "),
                    ends("crownhead admin ban Ann", "Ann"),
                    ends("crownhead admin rename Ann Anna", "Anna"),
                    new Lesson(
                            "crownhead admin close 3f8k2m9qx7tv",
                            Way.ENDS,
                            "crownhead admin close {game}",
                            ""));

    private static Lesson ends(String command, String shows) {
        return new Lesson(command, Way.ENDS, command, shows);
    }

    private static Lesson opens(String command, String shows) {
        return new Lesson(command, Way.OPENS, command, shows);
    }

    private static Lesson fills(String command, String instead, String shows) {
        return new Lesson(command, Way.FILLS, instead, shows);
    }

    private static Lesson atTable(String command, String address, String more) {
        return fills(command, "crownhead join " + address + more, "Waiting for");
    }

    private static Lesson elsewhere(String command, String test) {
        return new Lesson(command, Way.ELSEWHERE, "", test);
    }

    boolean needs(String part) {
        return instead.contains(part);
    }

    @Override
    public String toString() {
        return command;
    }
}
