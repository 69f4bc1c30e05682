package crownhead.server.hall;

import crownhead.play.TableId;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Where everyone is who came through a door: at which table, or waiting for any game. */
final class Whereabouts {
    private final Set<HallVisit> all = ConcurrentHashMap.newKeySet();
    private final Set<HallVisit> pairing = ConcurrentHashMap.newKeySet();
    private final Map<TableId, Set<HallVisit>> tables = new ConcurrentHashMap<>();

    void came(HallVisit visit) {
        all.add(visit);
    }

    void gone(HallVisit visit) {
        all.remove(visit);
        pairing.remove(visit);
    }

    void satDown(HallVisit visit, TableId table) {
        tables.compute(
                table,
                (_, here) -> {
                    Set<HallVisit> visits = here == null ? ConcurrentHashMap.newKeySet() : here;
                    visits.add(visit);
                    return visits;
                });
    }

    void gotUp(HallVisit visit, TableId table) {
        tables.computeIfPresent(
                table,
                (_, here) -> {
                    here.remove(visit);
                    return here.isEmpty() ? null : here;
                });
    }

    void waits(HallVisit visit) {
        pairing.add(visit);
    }

    void waitsNoMore(HallVisit visit) {
        pairing.remove(visit);
    }

    boolean isWaiting(HallVisit visit) {
        return pairing.contains(visit);
    }

    Collection<HallVisit> everyone() {
        return all;
    }

    Collection<HallVisit> waiting() {
        return pairing;
    }

    Collection<HallVisit> at(TableId table) {
        return List.copyOf(tables.getOrDefault(table, Set.of()));
    }
}
