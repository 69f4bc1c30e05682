package crownhead.browser;

import java.util.List;

/** Games at one screen. */
record LocalScenes(TestHouse house, Scenes.Audience audience) {
    void show() {
        showAnalysis();
        showTrainer();
        try (Visitor two = Scenes.open(Visitor.whoLikesItStill(house), "/local")) {
            audience.sees("two-at-one-screen", two);
            two.part("one").fill("Ann");
            two.part("other").fill("Ben");
            two.press("Start the game").part("turn").waitFor();
            audience.sees("two-playing", two);
        }
        try (Visitor two = Visitor.whoLikesItStill(house)) {
            OneScreen.sitDown(two, ShortGame.WON);
            two.part("end").waitFor();
            audience.sees("two-end", two);
        }
        try (Visitor one = Scenes.open(Visitor.whoLikesItStill(house), "/computer")) {
            audience.sees("computer", one);
            one.choose("Red, first").press("Start the game").hasTurn();
            one.part("ask-hint").click();
            one.part("hint").getByText("Expected").waitFor();
            audience.sees("computer-playing", one);
            one.press("Pause 3 pauses left");
            one.part("pause").waitFor();
            audience.sees("computer-pause", one);
        }
    }

    private void showAnalysis() {
        try (Visitor one = Scenes.open(Visitor.whoLikesItStill(house), "/analysis")) {
            audience.sees("analysis", one);
            one.page().getByLabel("Game or position").fill("B:W40:B32");
            one.press("Analyse").page().locator("#pasted-fault").waitFor();
            audience.sees("analysis-fault", one);
            one.page().getByLabel("Game or position").fill(ShortGame.WON.pdn());
            one.press("Analyse").part("mistakes").waitFor();
            one.page().keyboard().press("ArrowRight");
            one.part("standing").waitFor();
            audience.sees("analysis-game", one);
            Scenes.open(one, "/analysis#" + AnalysisTest.THREE_KINGS_AGAINST_ONE);
            one.part("exact").waitFor();
            audience.sees("analysis-position", one);
        }
    }

    private void showTrainer() {
        try (Visitor one = Scenes.open(Visitor.whoLikesItStill(house), "/trainer#two-men")) {
            one.hasTurn();
            audience.sees("trainer-lesson", one);
            one.part("ask-hint").click();
            one.part("hint").getByText("Expected").waitFor();
            audience.sees("trainer-hint", one);
            one.types("6-9");
            one.part("better").waitFor();
            audience.sees("trainer-mistake", one);
            one.part("standing").getByText("Take it back").click();
            for (String move : List.of("6-10", "10-14", "14x21")) {
                one.hasTurn();
                one.types(move);
            }
            one.part("solved").waitFor();
            audience.sees("trainer-solved", one);
            one.page().getByText("All lessons").click();
            one.part("solved-count").waitFor();
            audience.sees("trainer", one);
            Scenes.open(one, "/trainer#W:WK4:BK14,K15,K18").sees("Nothing can be trained here");
            audience.sees("trainer-nothing", one);
        }
    }
}
