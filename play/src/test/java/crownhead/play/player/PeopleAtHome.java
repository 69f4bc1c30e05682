package crownhead.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.memory.MemoryHouse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Some people in a house without a disk, at a time that tests set. */
final class PeopleAtHome {
    static final String PASSWORD = "seven small stones";
    static final String OTHER_PASSWORD = "eight small stones";

    final MemoryHouse store = new MemoryHouse();
    final PlainPasswords passwords = new PlainPasswords();
    final List<Ended> ended = new ArrayList<>();
    final People people;
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private boolean storeFails;

    PeopleAtHome() {
        people = open();
    }

    /** The house as it is after a start of the program: it remembers what is stored alone. */
    People open() {
        People.Ports ports =
                new People.Ports(
                        Unreliable.store(PlayerStore.class, store, () -> storeFails),
                        Unreliable.store(SessionStore.class, store, () -> storeFails),
                        passwords,
                        new PlainSkeletons());
        People opened = new People(ports, Secrets.unpredictable(), () -> now);
        opened.onEnd(ended::add);
        return opened;
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    Instant now() {
        return now;
    }

    void failStore() {
        storeFails = true;
    }

    Session guest(String name) {
        return done(people.guest(name));
    }

    Secured account(String name) {
        return done(people.register(name, PASSWORD));
    }

    static <T> T done(Reply<T> reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
        return ((Reply.Done<T>) reply).value();
    }

    static void assertRefused(Reply<?> reply, HouseRefusal why) {
        assertThat(reply).isEqualTo(new Reply.Refused<>(why));
    }
}
