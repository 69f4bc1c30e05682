package crownhead.browser;

/** Games at one screen. */
record LocalScenes(TestHouse house, Scenes.Audience audience) {
    void show() {
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
            audience.sees("computer-playing", one);
            one.press("Pause 3 pauses left");
            one.part("pause").waitFor();
            audience.sees("computer-pause", one);
        }
    }
}
