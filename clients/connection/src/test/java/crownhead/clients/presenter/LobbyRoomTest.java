package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class LobbyRoomTest {
    private final Client ann = new Client().hear(Halls.ANN).hear(Halls.lobby());

    private List<String> titles() {
        return ann.hall().sections().stream().map(Scene.Section::title).toList();
    }

    private List<String> lines(String title) {
        return ann.hall().sections().stream()
                .filter(section -> section.title().equals(title))
                .flatMap(section -> section.lines().stream())
                .map(line -> String.join(", ", line.cells()))
                .toList();
    }

    private String chosen() {
        return ann.hall().sections().stream()
                .flatMap(section -> section.lines().stream())
                .filter(Scene.Line::isChosen)
                .map(line -> line.cells().getFirst())
                .reduce("", String::concat);
    }

    private String form() {
        return ann.hall()
                .form()
                .map(form ->
                        form.entries().stream()
                                .map(entry ->
                                        (entry.isChosen() ? "> " : "")
                                                + entry.label()
                                                + ": "
                                                + entry.value()
                                                + (entry.complaint().isEmpty()
                                                        ? ""
                                                        : " ! " + entry.complaint()))
                                .reduce("", (all, next) -> all + next + "\n"))
                .orElse("");
    }

    @Nested
    class TheLists {
        @Test
        @Tag("LO-1e")
        @Tag("LO-1f")
        void showGamesThatWaitWithHostColoursTimeAndId() {
            assertThat(lines("Waiting for a player"))
                    .containsExactly("Eve, random side, 10 min, red-white, casual, 3f8k2m9qx7tv");
            ann.hear(new ServerMessage.Lobby(List.of(), List.of(), List.of()));
            assertThat(titles()).isEmpty();
        }

        @Test
        @Tag("ID-3a")
        void showWhoElseIsThere() {
            assertThat(lines("People here"))
                    .containsExactly("Ben, playing, account", "Eve, free, guest");
        }

        @Test
        @Tag("LO-5b")
        void showGamesThatCanBeWatched() {
            assertThat(lines("Being played"))
                    .containsExactly(
                            "Ben, against Zoe, 3 min + 2 s, red-white, casual, 7xq2p0m4zk9d");
            assertThat(ann.press("down enter").sent())
                    .containsExactly(
                            new ClientMessage.Watch(
                                    "c-1", Optional.of("7xq2p0m4zk9d"), Optional.empty()));
        }

        @Test
        void haveTheOwnGamesFirstAndOfThemThoseToMoveIn() {
            ann.hear(
                    new ServerMessage.Yours(
                            List.of(
                                    Halls.mine("a1", "Tom", false),
                                    Halls.challenge("c1", "Zoe"),
                                    Halls.mine("b1", "Ulf", true),
                                    Halls.waiting("3f8k2m9qx7tv", "Ann"))));
            assertThat(titles())
                    .startsWith("Your games", "Challenges to you")
                    .doesNotContain("Waiting for a player");
            assertThat(lines("Your games").get(0)).startsWith("your turn, against Ulf, 3 days a");
            assertThat(lines("Your games").get(1)).startsWith("their turn, against Tom");
            assertThat(lines("Your games").get(2)).startsWith("waits, public");
        }

        @Test
        void keepWhatIsChosenWhenTheyChange() {
            ann.press("down");
            assertThat(chosen()).isEqualTo("Ben");
            ann.hear(new ServerMessage.Yours(List.of(Halls.mine("a1", "Tom", true))));
            assertThat(chosen()).isEqualTo("Ben");
            ann.press("up up");
            assertThat(chosen()).isEqualTo("your turn");
            ann.hear(new ServerMessage.Yours(List.of()));
            assertThat(chosen()).isEqualTo("Eve");
        }
    }

    @Nested
    class AGame {
        @Test
        void thatWaitsIsJoinedAndThenShown() {
            assertThat(ann.press("enter").sent())
                    .containsExactly(
                            new ClientMessage.Join(
                                    "c-1", Optional.of("3f8k2m9qx7tv"), Optional.empty()));
            House house = House.playing();
            ann.hear(Halls.welcomeTo("3f8k2m9qx7tv")).hear(house.tell(Role.SECOND));
            assertThat(ann.game().keys()).contains(new Scene.KeyHint("b", "hall"));
        }

        @Test
        void isAskedForOnceUntilTheHouseHasAnswered() {
            assertThat(ann.press("enter enter").sent()).hasSize(1);
            assertThat(ann.hall().notice()).isEqualTo("The house has not answered yet.");
            ann.hear(new ServerMessage.Refused(Optional.of("c-1"), "seat-taken", "It is full."));
            assertThat(ann.hall().notice()).isEqualTo("It is full.");
            assertThat(ann.press("enter").sent()).hasSize(1);
        }

        @Test
        @Tag("ID-3c")
        void thatIsAChallengeIsAcceptedOrDeclined() {
            ann.hear(new ServerMessage.Yours(List.of(Halls.challenge("c1", "Zoe"))));
            assertThat(lines("Challenges to you"))
                    .containsExactly("from Zoe, you move second, 10 min, red-white, casual, c1");
            while (!chosen().equals("from Zoe")) {
                ann.press("down");
            }
            assertThat(ann.hall().keys())
                    .contains(
                            new Scene.KeyHint("Enter", "accept"),
                            new Scene.KeyHint("d", "decline"));
            assertThat(ann.press("d").sent())
                    .containsExactly(new ClientMessage.Decline("c-1", "c1"));
            assertThat(ann.press("enter").sent())
                    .containsExactly(
                            new ClientMessage.Join("c-2", Optional.of("c1"), Optional.empty()));
        }

        @Test
        void ofSomebodyElseCannotBeDeclined() {
            assertThat(ann.press("d").sent()).isEmpty();
            assertThat(ann.hall().notice()).startsWith("Only a challenge to you");
        }
    }

    @Nested
    class Hosting {
        @Test
        void asksForVisibilityTimeSideColoursAndStakes() {
            ann.press("h");
            assertThat(form())
                    .isEqualTo(
                            """
                            > Listed: public, for all
                            Time: 10 min
                            Your side: by chance
                            Colours: red-white
                            Stakes: casual (rated games are for accounts)
                            """);
            ann.press("right down right down right down right enter");
            assertThat(ann.sent())
                    .containsExactly(
                            new ClientMessage.Host(
                                    "c-1",
                                    Optional.of("private"),
                                    Optional.empty(),
                                    Optional.of("game:3m+2s"),
                                    Optional.of("black-white"),
                                    Optional.of("first"),
                                    Optional.empty(),
                                    false));
        }

        @Test
        void offersRatedGamesToAccounts() {
            ann.hear(Halls.ANN_SIGNED_IN).press("h up right enter");
            assertThat(ann.sent().getFirst())
                    .isInstanceOfSatisfying(
                            ClientMessage.Host.class, host -> assertThat(host.rated()).isTrue());
        }

        @Test
        @Tag("LO-1g")
        @Tag("LO-2b")
        @Tag("LO-4a")
        void thatIsPrivateShowsTheKeyAndTheLinkWhileItWaits() {
            ann.press("h enter");
            ann.hear(
                    new ServerMessage.Opened(
                            "c-1",
                            "t1",
                            Optional.of("7K3M-9QXT-2VHC-R"),
                            Optional.of("http://a.example/join#7K3M-9QXT-2VHC-R"),
                            "Game created! It waits for a second player."));
            ann.hear(Halls.welcomeTo("t1"));
            assertThat(ann.start().task()).isEqualTo("Waiting for game");
            assertThat(ann.start().details())
                    .contains(
                            "Game created! It waits for a second player.",
                            "Game id: t1",
                            "Key to give away: 7K3M-9QXT-2VHC-R",
                            "As a link: http://a.example/join#7K3M-9QXT-2VHC-R",
                            "b back to the hall   x call it off");
        }

        @Test
        void isCalledOffWhileItWaits() {
            ann.press("h enter").sent();
            ann.hear(
                    new ServerMessage.Opened(
                            "c-1", "t1", Optional.empty(), Optional.empty(), "Game created!"));
            ann.hear(Halls.welcomeTo("t1"));
            assertThat(ann.press("x").sent())
                    .containsExactly(
                            new ClientMessage.Decline("c-2", "t1"),
                            new ClientMessage.GoToHall("c-3"));
        }

        @Test
        @Tag("LO-2c")
        void losesNothingWhenItIsRefused() {
            ann.press("k").type("7k3m").press("enter");
            assertThat(ann.sent())
                    .containsExactly(
                            new ClientMessage.Join("c-1", Optional.empty(), Optional.of("7k3m")));
            ann.hear(
                    new ServerMessage.Refused(
                            Optional.of("c-1"), "no-such-game", "No game has this key."));
            assertThat(ann.hall().notice()).isEqualTo("No game has this key.");
            assertThat(form()).isEqualTo("> Key: 7k3m_\n");
            assertThat(ann.press("backspace 4 enter").sent())
                    .containsExactly(
                            new ClientMessage.Join("c-2", Optional.empty(), Optional.of("7k34")));
        }

        @Test
        void isThereAgainAsItWasLeft() {
            ann.press("h right escape");
            assertThat(form()).isEmpty();
            ann.press("h");
            assertThat(form()).startsWith("> Listed: private");
        }
    }

    @Nested
    class Challenging {
        @Test
        @Tag("ID-3b")
        void aPersonOfTheListNamesThem() {
            ann.press("up enter");
            assertThat(form()).startsWith("> Opponent: Eve_");
            ann.press("enter");
            assertThat(ann.sent().getFirst())
                    .isInstanceOfSatisfying(
                            ClientMessage.Host.class,
                            host -> assertThat(host.opponent()).contains("Eve"));
        }

        @Test
        @Tag("ID-3b")
        void isDoneByNameToo() {
            ann.press("c").type("Zoe").press("enter");
            assertThat(ann.sent().getFirst())
                    .isInstanceOfSatisfying(
                            ClientMessage.Host.class,
                            host -> assertThat(host.opponent()).contains("Zoe"));
        }

        @Test
        void pointsAtANameThatIsMissingAndLosesNothing() {
            ann.press("c down right enter");
            assertThat(ann.sent()).isEmpty();
            assertThat(form())
                    .startsWith("> Opponent: _ ! Write who is challenged.\nTime: 3 min + 2 s");
        }
    }

    @Test
    void playingTheComputerAsksHowStrongItIs() {
        ann.press("m");
        assertThat(form()).startsWith("> Opponent: Computer 1\nTime: 10 min\n");
        ann.press("right right enter");
        assertThat(ann.sent().getFirst())
                .isInstanceOfSatisfying(
                        ClientMessage.Host.class,
                        host -> assertThat(host.opponent()).contains("Computer 3"));
    }

    @Test
    void pairingAsksForATime() {
        assertThat(ann.press("p right enter").sent())
                .containsExactly(new ClientMessage.Pair("c-1", Optional.of("game:3m+2s")));
    }

    @Nested
    class WhenTheWayIsBroken {
        @Test
        @Tag("TE-5a")
        void itIsToldAndNothingIsAskedButAllThatWasTypedStays() {
            ann.press("k").type("7k");
            ann.presenter().interrupted("no answer", ann.now());
            assertThat(ann.hall().notice()).contains("broke (no answer)");
            assertThat(ann.press("3 enter").sent()).isEmpty();
            assertThat(ann.hall().notice()).isEqualTo(Presenter.NOT_THERE);
            ann.hear(Halls.ANN);
            assertThat(form()).isEqualTo("> Key: 7k3_\n");
            assertThat(ann.press("enter").sent()).hasSize(1);
        }

        @Test
        void thePersonMayLeave() {
            ann.presenter().interrupted("no answer", ann.now());
            assertThat(ann.press("q").presenter().exit()).contains(Exit.LEFT);
        }
    }

    @Test
    @Tag("TE-6b")
    void helpAndQuitAreKeysThatAreShown() {
        assertThat(ann.hall().keys())
                .contains(new Scene.KeyHint("?", "help"), new Scene.KeyHint("q", "quit"));
        assertThat(ann.press("?").overlayTitle()).isEqualTo("Help");
        assertThat(ann.press("escape q").sent()).containsExactly(new ClientMessage.Leave());
        assertThat(ann.presenter().exit()).contains(Exit.LEFT);
    }
}
