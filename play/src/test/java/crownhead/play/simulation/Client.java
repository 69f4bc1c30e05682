package crownhead.play.simulation;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.play.Watcher;
import crownhead.rules.Move;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A player at one table: acts on what it has seen, and repeats what was not answered. */
final class Client {
    private static final long PATIENCE = 2_500;
    private static final long SILENCE = 5_000;

    private final World world;
    private final List<Node> nodes;
    private final TableId id;
    private final PlayerId self;
    private final List<LogRow> seen = new ArrayList<>();
    private final List<LogRow> acknowledged = new ArrayList<>();
    private final List<LogRow> told = new ArrayList<>();
    private final List<Promise.Violation> complaints = new ArrayList<>();
    private Optional<Table> view = Optional.empty();
    private Optional<Pending> pending = Optional.empty();
    private Node node;
    private Watcher watcher = _ -> {};
    private int session;
    private long nextDelivery;
    private long lastHeard;
    private int commands;

    private record Pending(CommandId command, TableCommand asked, long since) {}

    Client(World world, List<Node> nodes, TableId id, PlayerId self) {
        this.world = world;
        this.nodes = nodes;
        this.id = id;
        this.self = self;
        node = nodes.getFirst();
        reconnect();
        act();
    }

    List<LogRow> seen() {
        return seen;
    }

    List<LogRow> acknowledged() {
        return acknowledged;
    }

    List<LogRow> told() {
        return told;
    }

    List<Promise.Violation> complaints() {
        return complaints;
    }

    /** How many commands this player has given, repeats not counted. */
    int commands() {
        return commands;
    }

    TableId table() {
        return id;
    }

    /** Whatever a node says to this client's table at once, as only a bug does. */
    void overhear(LogRow row) {
        told.add(row);
    }

    private void reconnect() {
        leave(node, watcher);
        session++;
        int mine = session;
        watcher = row -> deliver(mine, row);
        node = nodes.get(world.random().nextInt(nodes.size()));
        nextDelivery = world.millis();
        lastHeard = world.millis();
        watch(node, watcher);
    }

    private void leave(Node left, Watcher mine) {
        world.send(() -> left.leave(id, mine));
    }

    private void watch(Node joined, Watcher mine) {
        world.send(() -> joined.watch(id, seen.size(), mine));
    }

    /** A connection keeps the order of what it carries. */
    private void deliver(int connection, LogRow row) {
        nextDelivery = Math.max(nextDelivery, world.millis() + world.random().nextLong(30));
        world.after(nextDelivery - world.millis(), () -> receive(connection, row));
    }

    private void receive(int connection, LogRow row) {
        if (connection != session) {
            return;
        }
        lastHeard = world.millis();
        told.add(row);
        if (row.version() <= seen.size()) {
            return;
        }
        if (row.version() != seen.size() + 1) {
            complaints.add(
                    Promise.TOLD_IN_ORDER.brokenBy(
                            self + " was told " + row.version() + " after " + seen.size()));
            reconnect();
            return;
        }
        seen.add(row);
        for (TableEvent event : row.events()) {
            view =
                    event instanceof TableEvent.Opened opened
                            ? Optional.of(Table.opened(opened))
                            : view.map(table -> table.after(event));
        }
    }

    private void act() {
        if (world.millis() - lastHeard > SILENCE || world.happens(0.01)) {
            reconnect();
        }
        if (pending.isEmpty()) {
            view.flatMap(this::wish).ifPresent(this::begin);
        } else if (world.millis() - pending.get().since() > PATIENCE) {
            submit(new Pending(pending.get().command(), pending.get().asked(), world.millis()));
        }
        world.after(100 + world.random().nextLong(1_500), this::act);
    }

    private void begin(TableCommand wish) {
        CommandId command = CommandId.of(self, "c-" + commands++);
        submit(new Pending(command, wish, world.millis()));
    }

    private void submit(Pending next) {
        pending = Optional.of(next);
        Node to = world.happens(0.2) ? nodes.get(world.random().nextInt(nodes.size())) : node;
        world.send(() -> to.submit(id, next.command(), next.asked(), a -> answered(next, a)));
    }

    private void answered(Pending to, Answer answer) {
        if (answer instanceof Answer.Done(LogRow row)) {
            acknowledged.add(row);
        }
        boolean isFinal = !(answer instanceof Answer.Unavailable);
        if (isFinal && pending.filter(p -> p.command().equals(to.command())).isPresent()) {
            pending = Optional.empty();
        }
    }

    /** What a player in this position might do: mostly move, sometimes anything. */
    private Optional<TableCommand> wish(Table table) {
        if (table.isOver()) {
            return Optional.empty();
        }
        if (!table.hasStarted()) {
            return self.equals(table.host())
                    ? Optional.empty()
                    : Optional.of(new TableCommand.Sit(self, Side.FIRST));
        }
        List<Move> moves = table.game().position().legalMoves();
        if (!moves.isEmpty() && world.happens(0.75)) {
            List<Square> path = moves.get(world.random().nextInt(moves.size())).path();
            return Optional.of(new TableCommand.Play(self, table.game().ply(), path));
        }
        return Optional.of(
                switch (world.random().nextInt(10)) {
                    case 0 -> new TableCommand.OfferDraw(self);
                    case 1 -> new TableCommand.DeclineDraw(self);
                    case 2 -> new TableCommand.AskTakeBack(self);
                    case 3 -> new TableCommand.AcceptTakeBack(self);
                    case 4 -> new TableCommand.DeclineTakeBack(self);
                    case 5 -> new TableCommand.Pause(self);
                    case 6 -> new TableCommand.Continue(self);
                    case 7 -> new TableCommand.Leave(self);
                    case 8 -> new TableCommand.Return(self);
                    default ->
                            world.happens(0.05)
                                    ? new TableCommand.Resign(self)
                                    : new TableCommand.ClaimDraw(self);
                });
    }
}
