package crownhead.engine.training;

import crownhead.engine.Evaluation;
import crownhead.engine.Weights;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.openings.Ballot;
import crownhead.rules.openings.ThreeMoveBallots;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Makes an opening book of the ballots, and of the first moves for those who draw none. The same
 * plan gives the same text, however many threads look.
 */
public final class BookMaking {
    private final BookPlan plan;
    private final Evaluation evaluation = Weights.shipped().evaluation();

    private BookMaking(BookPlan plan) {
        this.plan = plan;
    }

    /** A text that {@link crownhead.engine.OpeningBook} reads. */
    public static String run(BookPlan plan, Training.Progress progress) {
        return new BookMaking(plan).run(progress);
    }

    private String run(Training.Progress progress) {
        List<List<Move>> openings = openings();
        StringBuilder text = new StringBuilder(plan.origin());
        try (ExecutorService threads = Executors.newFixedThreadPool(plan.threads())) {
            List<Future<String>> parts = new ArrayList<>();
            for (List<Move> opening : openings) {
                parts.add(threads.submit(() -> lines().after(opening)));
            }
            for (int i = 0; i < parts.size(); i++) {
                text.append(parts.get(i).get());
                progress.tell("openings", i + 1, parts.size());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("Looking at an opening failed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The making of the book was interrupted", e);
        }
        return text.toString();
    }

    private OpeningLines lines() {
        return new OpeningLines(evaluation, plan.nodes());
    }

    /** Nothing yet, every first move, and the ballots. */
    private List<List<Move>> openings() {
        List<List<Move>> openings = new ArrayList<>();
        openings.add(List.of());
        for (Move move : Position.START.legalMoves()) {
            openings.add(List.of(move));
        }
        List<Ballot> ballots = ThreeMoveBallots.standard();
        for (Ballot ballot : ballots.subList(0, Math.min(plan.ballots(), ballots.size()))) {
            openings.add(ballot.moves());
        }
        return openings;
    }
}
