package crownhead.server.http;

/** Ann, who moves first, and Ben, at one table. */
record TwoPlayers(Curl ann, Curl ben, String table, String annSecret) {
    /** A public game. */
    static TwoPlayers sitDown(TestDoor house) {
        return sitDown(house, "Ann", "Ben", "\"time\":\"game:10m+0s\"");
    }

    /** {@code terms} are fields of the wish. */
    static TwoPlayers sitDown(TestDoor house, String host, String guest, String terms) {
        Curl nobody = Curl.to(house);
        Curl.Said opened =
                nobody.post(
                        "/api/v1/games",
                        "{\"name\":\"" + host + "\",\"side\":\"first\"," + terms + "}");
        String table = opened.text("/table");
        String key = opened.text("/key");
        Curl.Said joined =
                nobody.post(
                        "/api/v1/games/join",
                        "{\"name\":\""
                                + guest
                                + "\","
                                + (key.isEmpty()
                                        ? "\"table\":\"" + table + "\"}"
                                        : "\"key\":\"" + key + "\"}"));
        if (joined.status() != 200) {
            throw new IllegalStateException(opened.body() + joined.body());
        }
        return new TwoPlayers(
                nobody.as(opened.text("/secret")),
                nobody.as(joined.text("/secret")),
                table,
                opened.text("/secret"));
    }

    String path(String verb) {
        return "/api/v1/games/" + table + "/" + verb;
    }

    Curl.Said move(Curl who, int ply, String move) {
        return who.post(path("moves"), "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}");
    }

    Curl.Said state(Curl who) {
        return who.get("/api/v1/games/" + table);
    }
}
