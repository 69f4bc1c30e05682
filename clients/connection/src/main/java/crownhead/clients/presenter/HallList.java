package crownhead.clients.presenter;

import crownhead.protocol.GameLine;
import crownhead.protocol.ServerMessage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The lists of the hall as they were told last, and which line is chosen. */
final class HallList {
    private String me = "";
    private ServerMessage.Lobby lobby = new ServerMessage.Lobby(List.of(), List.of(), List.of());
    private List<GameLine> yours = List.of();
    private List<HallEntry> entries = List.of();
    private int line;

    void name(String name) {
        me = name;
        arrange();
    }

    void look(ServerMessage.Lobby told) {
        lobby = told;
        arrange();
    }

    void look(ServerMessage.Yours told) {
        yours = told.games();
        arrange();
    }

    Optional<HallEntry> chosen() {
        return entries.isEmpty() ? Optional.empty() : Optional.of(entries.get(line));
    }

    void choose(int wanted) {
        step(wanted - line);
    }

    void step(int lines) {
        line = entries.isEmpty() ? 0 : Math.floorMod(line + lines, entries.size());
    }

    /** A game of this person that waits for a second player. */
    boolean isMyWaiting(String table) {
        return yours.stream()
                .anyMatch(game ->
                        game.table().equals(table)
                                && game.stage().equals("waiting")
                                && game.host().equals(me));
    }

    List<Scene.Section> sections() {
        List<Scene.Section> sections = new ArrayList<>();
        for (HallEntry.Kind kind : HallEntry.Kind.values()) {
            List<Scene.Line> lines =
                    entries.stream()
                            .filter(entry -> entry.kind() == kind)
                            .map(entry -> new Scene.Line(entry.cells(), isChosen(entry)))
                            .toList();
            if (!lines.isEmpty()) {
                sections.add(new Scene.Section(kind.title(), lines));
            }
        }
        return sections;
    }

    private boolean isChosen(HallEntry entry) {
        return chosen().filter(entry::isSame).isPresent();
    }

    /**
     * The line that was chosen stays so wherever it goes; another takes the place of a lost one.
     */
    private void arrange() {
        Optional<HallEntry> before = chosen();
        entries = arranged();
        int kept = before.map(this::indexOf).orElse(-1);
        line = kept >= 0 ? kept : Math.clamp(line, 0, Math.max(0, entries.size() - 1));
    }

    private int indexOf(HallEntry wanted) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).isSame(wanted)) {
                return i;
            }
        }
        return -1;
    }

    private List<HallEntry> arranged() {
        List<HallEntry> all = new ArrayList<>();
        yours.stream()
                .filter(game -> !isToMe(game))
                .sorted(Comparator.comparing(game -> !HallEntry.isMyTurn(game)))
                .forEach(game -> all.add(HallEntry.mine(game)));
        yours.stream().filter(this::isToMe).forEach(game -> all.add(HallEntry.challenge(game)));
        others(lobby.waiting()).forEach(game -> all.add(HallEntry.waiting(game)));
        others(lobby.live()).forEach(game -> all.add(HallEntry.live(game)));
        lobby.people().stream()
                .filter(person -> !person.name().equals(me))
                .forEach(person -> all.add(HallEntry.person(person)));
        return all;
    }

    private boolean isToMe(GameLine game) {
        return game.stage().equals("waiting")
                && !game.host().equals(me)
                && game.challenged().isPresent();
    }

    private List<GameLine> others(List<GameLine> games) {
        Set<String> mine = yours.stream().map(GameLine::table).collect(Collectors.toSet());
        return games.stream().filter(game -> !mine.contains(game.table())).toList();
    }
}
