package crownhead.bench.load;

/** Comes into the hall of a house and stays there without a word. */
public final class Idler implements Bot {
    private static final String PONG = "{\"type\":\"pong\"}\n";

    private final Runnable arrived;

    /** {@code arrived} is run when it is in the hall. */
    public Idler(Runnable arrived) {
        this.arrived = arrived;
    }

    @Override
    public String hear(String line) throws WrongWord {
        return switch (TableBot.text(line, "type")) {
            case "assigned" ->
                    "{\"type\":\"ready\",\"protocol\":1,\"secret\":\""
                            + TableBot.text(line, "secret")
                            + "\"}\n";
            case "hall" -> {
                arrived.run();
                yield "";
            }
            case "hello", "lobby", "yours" -> "";
            case "ping" -> PONG;
            default -> throw new WrongWord(line);
        };
    }
}
