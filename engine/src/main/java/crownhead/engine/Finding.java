package crownhead.engine;

/** What a table of positions has told last. */
final class Finding {
    /** Ages count from 0 to this, and then from 0 again. */
    static final int AGES = 63;

    private int move;
    private int data;

    /** Everything but the move in one int, which is 0 for nothing. */
    static int packed(int score, int depth, int bound, int age) {
        return score << 16 | depth << 8 | age << 2 | bound;
    }

    static int depth(int data) {
        return data >> 8 & 0xFF;
    }

    static int age(int data) {
        return data >> 2 & AGES;
    }

    void set(int foundMove, int foundData) {
        move = foundMove;
        data = foundData;
    }

    int move() {
        return move;
    }

    int score() {
        return data >> 16;
    }

    int depth() {
        return depth(data);
    }

    int bound() {
        return data & 3;
    }
}
