package crownhead.server.abuse;

/**
 * Something that nobody decent does.
 *
 * @param name what it is, for people
 * @param bytes what is sent; each character is a byte
 * @param answer how the house answers, in short
 */
record Attempt(String name, String bytes, String answer) {
    @Override
    public String toString() {
        return name + ": " + answer;
    }
}
