package crownhead.clients.presenter;

import crownhead.clients.presenter.SheetField.Slot;
import crownhead.protocol.ServerMessage;
import crownhead.rules.dress.ColourSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The sheets of one person: each is as it was left, until something comes of it. */
final class Sheets {
    private static final List<String> TO_PAIR =
            List.of("game:10m+0s", "game:3m+2s", "game:5m+0s", "game:15m+10s", "game:30m+0s");
    private static final List<String> MORE =
            List.of("move:5m+1m", "days:1", "days:3", "days:7", "none");

    /** The house's own players, from the weakest to the strongest. */
    private static final List<String> COMPUTERS =
            IntStream.rangeClosed(1, 10).mapToObj(level -> "Computer " + level).toList();

    private final Map<Sheet.Purpose, Sheet> left = new EnumMap<>(Sheet.Purpose.class);
    private List<String> stakes = List.of("casual");

    /** Whoever has an account may play for a rating. */
    void know(ServerMessage.InHall person) {
        List<String> allowed = person.account() ? List.of("casual", "rated") : List.of("casual");
        if (!allowed.equals(stakes)) {
            stakes = allowed;
            left.clear();
        }
    }

    void keep(Sheet sheet) {
        left.put(sheet.purpose(), sheet);
    }

    void forget(Sheet.Purpose purpose) {
        left.remove(purpose);
    }

    Sheet of(Sheet.Purpose purpose) {
        return Optional.ofNullable(left.get(purpose)).orElseGet(() -> blank(purpose));
    }

    private Sheet blank(Sheet.Purpose purpose) {
        List<SheetField> fields =
                switch (purpose) {
                    case HOST ->
                            terms(SheetField.of(Slot.VISIBILITY, List.of("public", "private")));
                    case CHALLENGE -> terms(SheetField.typed(Slot.OPPONENT, ""));
                    case COMPUTER -> terms(SheetField.of(Slot.OPPONENT, COMPUTERS));
                    case PAIR -> List.of(SheetField.of(Slot.TIME, TO_PAIR));
                    case KEY -> List.of(SheetField.typed(Slot.KEY, ""));
                };
        return new Sheet(purpose, fields, 0, false);
    }

    private List<SheetField> terms(SheetField who) {
        List<String> times = new ArrayList<>(TO_PAIR);
        times.addAll(MORE);
        return List.of(
                who,
                SheetField.of(Slot.TIME, times),
                SheetField.of(Slot.SIDE, List.of("random", "first", "second")),
                SheetField.of(
                        Slot.COLOURS,
                        Arrays.stream(ColourSet.values()).map(ColourSet::id).toList()),
                SheetField.of(Slot.STAKES, stakes));
    }
}
