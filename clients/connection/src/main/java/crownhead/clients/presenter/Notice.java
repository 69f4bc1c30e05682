package crownhead.clients.presenter;

/** What stands above the board: the newest is there until the next. */
final class Notice {
    private String text = "";

    /** Nothing to say leaves what was said. */
    void say(String sentence) {
        if (!sentence.isEmpty()) {
            text = sentence;
        }
    }

    String text() {
        return text;
    }
}
