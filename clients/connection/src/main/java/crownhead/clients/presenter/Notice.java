package crownhead.clients.presenter;

/** What stands above the board: the newest is there until the next. */
final class Notice {
    private String text = "";
    private String hint = "";

    /** Nothing to say leaves what was said. */
    void say(String sentence) {
        if (!sentence.isEmpty()) {
            text = sentence;
            hint = "";
        }
    }

    /** Says which key would do; the notice comes back with the next key. */
    void hint(String sentence) {
        hint = sentence;
    }

    void forgetHint() {
        hint = "";
    }

    String text() {
        return hint.isEmpty() ? text : hint;
    }
}
