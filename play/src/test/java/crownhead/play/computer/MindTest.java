package crownhead.play.computer;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Interruption;
import crownhead.engine.Level;
import crownhead.engine.OpeningBook;
import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Position;
import org.junit.jupiter.api.Test;

class MindTest {
    private final Mind mind = new Mind(() -> Endgames.NONE);
    private final Game start = Game.start(DrawRule.AUTOMATIC);

    @Test
    void playsTheOpeningByTheBookAtTheTop() {
        Choice choice = mind.choose(Level.of(10), 0, start, Interruption.NEVER);
        assertThat(choice.nodes()).isZero();
        assertThat(OpeningBook.shipped().move(Position.START)).contains(choice.move());
    }

    @Test
    void thinksForItselfBelow() {
        assertThat(mind.choose(Level.of(9), 0, start, () -> true).nodes()).isPositive();
    }
}
