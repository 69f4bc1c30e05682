package crownhead.play.simulation;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.table.PlayerId;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Two nodes, one store, three games and their players, through a storm and the calm after it. */
public final class Simulation {
    private static final long STORM = 120_000;
    private static final long CALM = 60_000;
    private static final long ON_THE_WAY = 5_000;
    private static final int GAMES = 3;

    private final World world;
    private final BuggyStore store;
    private final List<TableId> ids = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final List<Client> clients = new ArrayList<>();

    private Simulation(long seed, Bug bug) {
        world = new World(seed);
        store = new BuggyStore(bug, world, this::gossip);
        for (int i = 0; i < GAMES; i++) {
            ids.add(new TableId("t-" + i));
        }
        for (int i = 0; i < 2; i++) {
            nodes.add(new Node(world, new FaultyStore(world, store), bug, ids));
        }
    }

    /**
     * What a run came to.
     *
     * @param hash of all that happened
     * @param commands how many the players gave
     * @param rows how many decisions were stored
     */
    public record Run(long hash, int commands, int rows, List<Promise.Violation> violations) {
        public Run {
            violations = List.copyOf(violations);
        }
    }

    public static Run run(long seed, Bug bug) {
        return new Simulation(seed, bug).run();
    }

    private Run run() {
        try {
            return play();
        } catch (RuntimeException e) {
            return new Run(0, 0, 0, List.of(Promise.NOBODY_BREAKS.brokenBy(e.toString())));
        }
    }

    private Run play() {
        nodes.get(0).connect(nodes.get(1));
        nodes.get(1).connect(nodes.get(0));
        ids.forEach(this::open);
        world.runUntil(STORM);
        world.calmDown();
        world.runUntil(STORM + CALM);
        Checker checker = new Checker(store, nodes, clients, ids, world.millis() - ON_THE_WAY);
        int commands = clients.stream().mapToInt(Client::commands).sum();
        return new Run(checker.hash(), commands, checker.rows(), checker.violations());
    }

    private void open(TableId id) {
        PlayerId host = new PlayerId("host-" + id);
        PlayerId guest = new PlayerId("guest-" + id);
        Terms terms =
                Terms.casual(
                        new TimeControl.PerPlayer(Duration.ofSeconds(40), Duration.ofSeconds(1)));
        Answer answer = new Answer.Unavailable();
        for (int tries = 0; tries < 100 && !(answer instanceof Answer.Done); tries++) {
            answer = nodes.get(0).tables().open(id, CommandId.of(host, "open"), host, terms);
        }
        clients.add(new Client(world, nodes, id, host));
        clients.add(new Client(world, nodes, id, guest));
    }

    private void gossip(LogRow row) {
        for (Client client : clients) {
            if (client.table().equals(row.table())) {
                client.overhear(row);
            }
        }
    }
}
