package crownhead.browser;

import java.util.List;
import java.util.Map;

/** The states of a game between two people. */
record GameScenes(TestHouse house, Scenes.Audience audience) {
    private static final ShortGame BEGUN = ShortGame.of("11-15 22-18 15x22 25x18 8-11 29-25");
    private static final ShortGame WITH_A_JUMP = ShortGame.of("11-15 22-18");

    void show() {
        showPlaying();
        showJumping();
        try (Pair pair = Pair.inTheMiddleOf(house, WITH_A_JUMP)) {
            showRefusals(pair);
            showAsking(pair);
            showPauses(pair);
            showAbsence(pair);
        }
        showEnds();
    }

    private void showPlaying() {
        try (Pair pair = Pair.whoLikeItStill(house);
                Visitor watcher = Visitor.whoLikesItStill(house)) {
            audience.sees("game-start", pair.first());
            pair.post(0, BEGUN.moves());
            pair.first().hasTurn();
            audience.sees("game-your-move", pair.first());
            audience.sees("game-their-move", pair.second());
            Scenes.open(watcher, "/game/" + pair.table()).sees("You are watching.");
            audience.sees("game-watching", watcher);
            pair.first().clicks(List.of(11));
            audience.sees("game-picked-up", pair.first());
            pair.first().page().keyboard().press("Escape");
            pair.first().part("moves").locator("[data-ply='2']").click();
            audience.sees("game-looking-back", pair.first());
        }
    }

    private void showJumping() {
        try (Pair pair = Pair.inTheMiddleOf(house, ShortGame.JUMPING_TWICE)) {
            List<Integer> path =
                    ShortGame.squares(
                            ShortGame.JUMPING_TWICE.played().position().legalMoves().getFirst());
            pair.first().clicks(path.subList(0, 2));
            audience.sees("game-half-a-jump", pair.first());
        }
        try (Pair pair = Pair.inTheMiddleOf(house, ShortGame.WITH_TWO_WAYS)) {
            List<Integer> path = ShortGame.squares(JumpTest.oneOfTwoWays());
            pair.first().clicks(List.of(path.getFirst(), path.getLast()));
            pair.first().sees("Which way?");
            audience.sees("game-which-way", pair.first());
        }
        try (Pair pair = Pair.inTheMiddleOf(house, ShortGame.WITH_A_CLAIM)) {
            pair.first().button("Claim the draw").waitFor();
            audience.sees("game-claim", pair.first());
        }
    }

    private void showRefusals(Pair pair) {
        pair.first().drags(9, 13);
        audience.sees("game-must-jump", pair.first());
        pair.second().press("Surrender");
        audience.sees("game-surrender", pair.second());
        pair.second().isSure("No, go on");
    }

    private void showAsking(Pair pair) {
        pair.second().press("End Game in a Draw");
        pair.first().part("question").waitFor();
        audience.sees("game-draw-offered", pair.first());
        audience.sees("game-draw-waiting", pair.second());
        pair.first().press("No, play on");
        pair.second().press("Take back");
        pair.first().part("question").waitFor();
        audience.sees("game-take-back", pair.first());
        pair.first().press("No, play on");
    }

    private void showPauses(Pair pair) {
        pair.first().press("Pause 3 pauses left");
        pair.second().part("pause").waitFor();
        audience.sees("game-pause-mine", pair.first());
        audience.sees("game-pause-theirs", pair.second());
        pair.first().press("Continue").hasTurn();
    }

    private void showAbsence(Pair pair) {
        pair.second().page().navigate("about:blank");
        pair.first().part("away").waitFor();
        audience.sees("game-away", pair.first());
        house.cable().cut();
        pair.first().part("link").waitFor();
        audience.sees("game-no-connection", pair.first());
        house.cable().mend();
    }

    private void showEnds() {
        try (Pair pair = Pair.whoLikeItStill(house);
                Visitor watcher = Visitor.whoLikesItStill(house)) {
            watcher.visit("/game/" + pair.table()).sees("You are watching.");
            pair.post(0, ShortGame.WON.moves());
            pair.first().part("end").waitFor();
            audience.sees("end-lost", pair.second());
            pair.second().press("Rematch");
            pair.first().sees("would like a rematch");
            audience.sees("end-asked", pair.first());
            audience.sees("end-asking", pair.second());
            audience.sees("end-watched", watcher);
            Scenes.open(watcher, "/replay/" + pair.table()).part("position").waitFor();
            watcher.page().keyboard().press("End");
            audience.sees("replay", watcher);
        }
        try (Pair pair = Pair.atATable(house, Map.of("time", "none"))) {
            pair.first().press("Abort").isSure("Abort");
            pair.first().part("end").waitFor();
            audience.sees("end-aborted", pair.first());
        }
    }
}
