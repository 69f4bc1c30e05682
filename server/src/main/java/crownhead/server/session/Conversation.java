package crownhead.server.session;

import crownhead.protocol.BadMessage;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * One connected client, whatever its door: what is said to it, and whether it keeps to its limits.
 */
public final class Conversation {
    private static final String PING = Wire.write(new ServerMessage.Ping());

    private final Limits limits;
    private final InstantSource time;
    private final Outbox outbox;
    private final Rate rate;
    private final String from;
    private final Witness witness;
    private final Lag lag = new Lag();
    private int mistakes;
    private volatile boolean measuresLag;
    private volatile Instant heard;
    private volatile Instant pinged;

    public Conversation(Pipe pipe, Limits limits, InstantSource time) {
        this(pipe, limits, time, "");
    }

    /** {@code from} is where the client connects from, as far as limits care. */
    public Conversation(Pipe pipe, Limits limits, InstantSource time, String from) {
        this(pipe, limits, time, from, Witness.NOBODY);
    }

    public Conversation(
            Pipe pipe, Limits limits, InstantSource time, String from, Witness witness) {
        this.from = from;
        this.witness = witness;
        this.limits = limits;
        this.time = time;
        this.outbox = new Outbox(pipe, limits.outbox());
        this.rate = new Rate(limits.messages(), limits.period());
        this.heard = time.instant();
        this.pinged = heard;
    }

    /** Where the client connects from, as far as limits care. */
    public String from() {
        return from;
    }

    /** From now on the way is measured again and again, also while the client is busy. */
    public void measureLag() {
        measuresLag = true;
    }

    /** How long a word takes to the client and back, as measured here; zero until it was. */
    public Duration lag() {
        return lag.smoothed();
    }

    public void start() {
        outbox.start();
    }

    public void tell(ServerMessage message) {
        if (message instanceof ServerMessage.Refused refused) {
            noteRefusal(refused.code());
        }
        tell(Wire.write(message));
    }

    /** The client was refused something, in words that are told as part of others. */
    public void noteRefusal(String code) {
        witness.refused(code);
    }

    /** A message that is written already, because others get the same. Never waits. */
    public void tell(String line) {
        requireRoom(outbox.offer(line));
    }

    /** A message that goes out with the next one; what is returned sends it if it still waits. */
    public Runnable note(String line) {
        requireRoom(outbox.note(line));
        long count = outbox.count();
        return () -> outbox.send(count);
    }

    private void requireRoom(boolean hadRoom) {
        if (!hadRoom) {
            witness.overflowed();
            end(Farewell.TOO_SLOW);
        }
    }

    /** Whether the last word has been said: what still comes is passed over. */
    public boolean isOver() {
        return outbox.isClosed();
    }

    /** The last word. */
    public void end(Farewell why) {
        end(why.bye());
    }

    /** The last word, with more to it than the reason. */
    public void end(ServerMessage.Bye bye) {
        if (!isOver()) {
            witness.ended(bye.code());
        }
        outbox.finish(Wire.write(bye));
    }

    /** Ends when what was said has been sent: all is well, and goes on elsewhere. */
    public void finish() {
        outbox.finish();
    }

    /** Ends without a word: there is no one left to hear it, or nothing to say. */
    public void cut() {
        outbox.cut();
    }

    /** Waits until the last word is sent, or until the client has had its moment to read it. */
    public void awaitEnd() throws InterruptedException {
        outbox.awaitWritten();
    }

    /** What the client has said, unless it is no message; that is answered here. */
    public Optional<ClientMessage> hear(String line) {
        heard = time.instant();
        if (isOver()) {
            return Optional.empty();
        }
        if (line.isEmpty()) {
            countUnasked();
            return Optional.empty();
        }
        try {
            ClientMessage message = Wire.readClientMessage(line);
            mistakes = 0;
            if (message instanceof ClientMessage.Pong) {
                lag.hear(heard);
            }
            return Optional.of(message);
        } catch (BadMessage bad) {
            refuse(bad.kind());
            return Optional.empty();
        }
    }

    private void refuse(BadMessage.Kind kind) {
        mistakes++;
        if (mistakes >= limits.mistakes()) {
            end(Farewell.TOO_MANY_MISTAKES);
            return;
        }
        countUnasked();
        tell(new ServerMessage.Refused(Optional.empty(), kind.code(), kind.sentence()));
    }

    /** The client has said something that nobody waited for. */
    public void countUnasked() {
        if (!rate.allows(time.instant())) {
            end(Farewell.TOO_FAST);
        }
    }

    /** To be called every second or more often: a silent client is asked whether it is there. */
    public void checkLife() {
        Instant now = time.instant();
        if (!now.isBefore(heard.plus(limits.silence()))) {
            end(Farewell.SILENT);
        } else if ((measuresLag || isQuiet(now)) && !now.isBefore(pinged.plus(limits.quiet()))) {
            pinged = now;
            lag.ask(now);
            tell(PING);
        }
    }

    private boolean isQuiet(Instant now) {
        return !now.isBefore(heard.plus(limits.quiet()));
    }
}
