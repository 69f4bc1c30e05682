package crownhead.clients.presenter;

/** Times as they are shown. */
final class Times {
    private static final long DAY = 24 * 60 * 60;

    private Times() {}

    /** What a clock shows: {@code 9:58}, {@code 1:00:00}, {@code 2 d 03:00}. */
    static String clock(long millis) {
        long seconds = (millis + 999) / 1000;
        if (seconds >= DAY) {
            return seconds / DAY + " d " + two(seconds % DAY / 3600) + ":" + two(seconds / 60 % 60);
        }
        String rest = ":" + two(seconds % 60);
        return seconds >= 3600
                ? seconds / 3600 + ":" + two(seconds / 60 % 60) + rest
                : seconds / 60 + rest;
    }

    /** {@code 4.1 s} */
    static String seconds(long millis) {
        long tenths = (millis + 50) / 100;
        return tenths / 10 + "." + tenths % 10 + " s";
    }

    private static String two(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }
}
