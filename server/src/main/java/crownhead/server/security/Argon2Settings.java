package crownhead.server.security;

/**
 * How dear a hash is.
 *
 * @param memory in KiB
 */
public record Argon2Settings(int memory, int iterations, int parallelism) {
    /** What OWASP advises: 19 MiB, twice over, in one lane. */
    public static final Argon2Settings STANDARD = new Argon2Settings(19_456, 2, 1);

    /** More than this would let a damaged hash take the memory of the house. */
    private static final int MOST_MEMORY = 1 << 18;

    public Argon2Settings {
        if (memory < 8 * parallelism || memory > MOST_MEMORY) {
            throw new IllegalArgumentException("No hash with " + memory + " KiB");
        }
        if (iterations < 1 || iterations > 64 || parallelism < 1 || parallelism > 16) {
            throw new IllegalArgumentException(
                    "No hash with t=" + iterations + " and p=" + parallelism);
        }
    }

    String text() {
        return "m=" + memory + ",t=" + iterations + ",p=" + parallelism;
    }
}
