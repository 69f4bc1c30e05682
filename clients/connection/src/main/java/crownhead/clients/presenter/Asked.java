package crownhead.clients.presenter;

import crownhead.protocol.Inquiry;
import crownhead.protocol.Update;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A question that the house put, and that waits for a yes or a no.
 *
 * @param situation the table when it was asked
 * @param isHidden whether the person set it aside to look at the board
 */
record Asked(Inquiry inquiry, Situation situation, boolean isHidden) {
    /** The question of an update, if it has one for this client. */
    static Optional<Asked> in(Situation now) {
        return now.update()
                .question()
                .filter(Inquiry::toYou)
                .map(inquiry -> new Asked(inquiry, now, false));
    }

    Asked hidden() {
        return new Asked(inquiry, situation, true);
    }

    Asked shown() {
        return new Asked(inquiry, situation, false);
    }

    /** The same question again, with the newest time left, stays aside if it was set aside. */
    Asked after(Optional<Asked> before) {
        boolean isSame =
                before.filter(old -> old.inquiry.kind() == inquiry.kind())
                        .filter(old -> old.situation.game() == situation.game())
                        .isPresent();
        return isSame && before.orElseThrow().isHidden ? hidden() : this;
    }

    String title() {
        return switch (inquiry.kind()) {
            case DRAW -> asker() + " offers a draw";
            case TAKE_BACK -> asker() + " would like to take the last move back";
            case REMATCH -> "Another game?";
            case GO_ON -> "Your opponent is gone";
            case TAKE_SEAT -> "A seat is free";
        };
    }

    List<String> lines(Instant now) {
        List<String> lines = new ArrayList<>(List.of(explanation()));
        inquiry.millis()
                .map(millis -> situation.runDown(millis, now))
                .ifPresent(left -> lines.add("Time to answer: " + Times.clock(left)));
        return lines;
    }

    private String explanation() {
        return switch (inquiry.kind()) {
            case DRAW -> "Do you accept? A move of yours declines it.";
            case TAKE_BACK -> "Do you agree? A move declines it.";
            case REMATCH -> "The sides are swapped if you play again.";
            case GO_ON -> "Do you want to stay and play another game?";
            case TAKE_SEAT -> "Do you want to play the next game?";
        };
    }

    private String asker() {
        Update update = situation.update();
        return update.you()
                .side()
                .map(mine -> situation.player(mine.opponent()))
                .orElse("Your opponent");
    }
}
