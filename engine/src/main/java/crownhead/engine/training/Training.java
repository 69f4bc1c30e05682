package crownhead.engine.training;

import crownhead.engine.Endgames;
import crownhead.engine.Evaluation;
import crownhead.engine.PlainEvaluation;
import crownhead.engine.Weights;
import crownhead.engine.endgame.build.ShippedTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Makes weights out of nothing: games with a plain evaluation, weights from these, games with them,
 * and so on. The last generation learns from its games and those of the one before: what is seldom
 * seen is seen more often. The same plan gives the same bytes, however many threads play.
 */
public final class Training {
    private static final int EPOCHS = 8;
    private static final int GAMES_AT_A_TIME = 50;

    private final TrainingPlan plan;
    private final Progress progress;
    private final Endgames endgames = ShippedTables.open();

    private Training(TrainingPlan plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
    }

    /** Hears how far it is. */
    public interface Progress {
        void tell(String what, long done, long of);
    }

    public static Weights run(TrainingPlan plan, Progress progress) {
        return new Training(plan, progress).run();
    }

    private Weights run() {
        Samples before = new Samples();
        Samples now = played(1, new PlainEvaluation());
        for (int generation = 1; generation < plan.generations(); generation++) {
            Weights weights = learned(generation, now);
            before = now;
            now = played(generation + 1, weights.evaluation());
        }
        return learned(plan.generations(), before.and(now));
    }

    private Samples played(int generation, Evaluation evaluation) {
        Samples samples = new Samples();
        int games = plan.games(generation);
        try (ExecutorService threads = Executors.newFixedThreadPool(plan.threads())) {
            List<Future<Samples>> parts = new ArrayList<>();
            for (int game = 0; game < games; game += GAMES_AT_A_TIME) {
                int begin = game;
                parts.add(threads.submit(() -> games(generation, begin, evaluation)));
            }
            for (int i = 0; i < parts.size(); i++) {
                samples.addAll(parts.get(i).get());
                int played = Math.min(games, (i + 1) * GAMES_AT_A_TIME);
                progress.tell("generation " + generation + ": games", played, games);
            }
            return samples;
        } catch (ExecutionException e) {
            throw new IllegalStateException("A game of the training failed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The training was interrupted", e);
        }
    }

    private Samples games(int generation, int begin, Evaluation evaluation) {
        SelfPlay play = new SelfPlay(evaluation, endgames, plan.nodes());
        int end = Math.min(plan.games(generation), begin + GAMES_AT_A_TIME);
        for (int i = begin; i < end; i++) {
            play.play(plan.seedOf(generation, i));
        }
        return play.samples();
    }

    private Weights learned(int generation, Samples samples) {
        Trainer trainer = new Trainer(plan.resultShare(generation));
        Random random = new Random(plan.seed());
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            trainer.learn(samples, random);
            progress.tell("generation " + generation + ": learning", epoch, EPOCHS);
        }
        return trainer.weights(plan.origin(samples.size()));
    }
}
