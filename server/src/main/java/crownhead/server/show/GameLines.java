package crownhead.server.show;

import crownhead.play.StoreFailure;
import crownhead.play.Tables;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.Visibility;
import crownhead.protocol.GameLine;
import crownhead.protocol.Role;
import crownhead.protocol.TimeText;
import crownhead.protocol.telling.Happenings;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.Terms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Games as lists show them. */
public final class GameLines {
    private final NameBook names;
    private final Tables tables;

    public GameLines(NameBook names, Tables tables) {
        this.names = names;
        this.tables = tables;
    }

    /** For whoever looks. */
    public List<GameLine> of(List<GameCard> cards) throws StoreFailure {
        NameBook.Names known = names.names(people(cards));
        List<GameLine> lines = new ArrayList<>();
        for (GameCard card : cards) {
            lines.add(line(card, known, Optional.empty(), Optional.empty()));
        }
        return List.copyOf(lines);
    }

    /** For one of the players, who is told where it is their turn. */
    public List<GameLine> of(List<GameCard> cards, PlayerId reader) throws StoreFailure {
        NameBook.Names known = names.names(people(cards));
        List<GameLine> lines = new ArrayList<>();
        for (GameCard card : cards) {
            Optional<Side> side = card.seats().flatMap(seats -> seats.sideOf(reader));
            Optional<Boolean> turn =
                    side.isPresent() && card.stage() == GameCard.Stage.PLAYING
                            ? Optional.of(isOnTurn(card, side.get()))
                            : Optional.empty();
            lines.add(line(card, known, side.map(Role::of), turn));
        }
        return List.copyOf(lines);
    }

    private boolean isOnTurn(GameCard card, Side side) throws StoreFailure {
        Optional<Table> table = tables.table(card.table());
        return table.filter(game -> !game.isOver() && game.toMove() == side).isPresent();
    }

    private static Set<PlayerId> people(List<GameCard> cards) {
        Set<PlayerId> people = new HashSet<>();
        for (GameCard card : cards) {
            people.add(card.host());
            card.listing().challenged().ifPresent(people::add);
            card.seats().ifPresent(seats -> people.addAll(List.of(seats.first(), seats.second())));
        }
        return people;
    }

    private static GameLine line(
            GameCard card, NameBook.Names names, Optional<Role> you, Optional<Boolean> yourTurn) {
        Terms terms = card.terms();
        return new GameLine(
                card.table().value(),
                card.stage().name().toLowerCase(Locale.ROOT),
                card.listing().visibility() == Visibility.PUBLIC ? "public" : "private",
                names.get(card.host()),
                card.seats().map(Seats::first).map(names::get),
                card.seats().map(Seats::second).map(names::get),
                card.listing().challenged().map(names::get),
                terms.colours().id(),
                side(terms.seating()),
                TimeText.write(terms.timeControl()),
                terms.stakes() == Terms.Stakes.RATED,
                card.opened().toEpochMilli(),
                you,
                yourTurn,
                card.result().map(Happenings::ending));
    }

    private static String side(Terms.Seating seating) {
        return switch (seating) {
            case RANDOM -> "random";
            case HOST_FIRST -> "first";
            case HOST_SECOND -> "second";
        };
    }
}
