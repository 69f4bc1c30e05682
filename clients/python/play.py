#!/usr/bin/env python3
"""A small client of Crownhead: takes a seat at a table and plays legal moves.

It needs nothing but Python 3 and docs/protocol.md, and is meant to be read beside that page.
"""

import argparse
import json
import random
import socket
import sys

PROTOCOL = 1
SILENCE = 60  # The house speaks at least every 10 s to a client that is silent: after this it is gone.
PATIENCE = 5  # How long we wait to be asked for another game before we leave.


class Gone(Exception):
    """The house sent us away, or the connection is lost."""


class Line:
    """A connection: one JSON object in each line, both ways."""

    def __init__(self, host, port):
        self.port = port
        self.socket = socket.create_connection((host, port), timeout=SILENCE)
        self.lines = self.socket.makefile("rb")

    def say(self, type, **fields):
        line = json.dumps({"type": type, **fields}) + "\n"
        self.socket.sendall(line.encode())

    def hear(self):
        """The next message. Pings are answered here; a line that is no message is passed over."""
        while True:
            line = self.lines.readline()
            if not line.endswith(b"\n"):
                raise Gone("The connection is lost.")
            try:
                message = json.loads(line)
            except ValueError:
                continue
            if not isinstance(message, dict):
                continue
            if message.get("type") == "bye":
                raise Gone(f"{message.get('code')}: {message.get('message')}")
            if message.get("type") == "ping":
                self.say("pong")
            else:
                return message

    def next_of(self, type):
        """The next message of a type; others before it do not concern us."""
        while (message := self.hear()).get("type") != type:
            pass
        return message


class Player:
    """Plays its games, one update after the other."""

    def __init__(self, line, options):
        self.line = line
        self.options = options
        self.chance = random.Random(options.seed)
        self.requests = 0
        self.finished = set()  # the numbers of the games that are over

    def request(self, type, **fields):
        """Every request has an id of its own, so that the house would know a repeat."""
        self.requests += 1
        self.line.say(type, id=f"p-{self.requests}", **fields)

    def is_done(self):
        return len(self.finished) >= self.options.games

    def play_all(self):
        while True:
            message = self.line.hear()
            if message.get("type") == "update":
                self.see(message)
                if self.is_done() and (self.options.watch or self.was_asked(message)):
                    return
            elif message.get("type") == "refused":
                print(f"Refused: {message.get('message')}", file=sys.stderr)

    def see(self, update):
        """An update has the whole state: what to do follows from it alone."""
        action = update.get("action")
        if self.options.verbose:
            print(f"{update['game']}.{update['version']} {action}: {update.get('message')}", flush=True)
        if "result" in update:
            self.finish(update)
        if action == "move":
            self.line.say("seen", version=update["version"])
        if action in ("move", "recheck"):
            self.move(update, again=action == "recheck")
        elif action == "answer":
            self.answer(update)

    def move(self, update, again):
        """The legal turns are listed, each as its whole path: we need not know the rules."""
        standing = update["standing"]
        legal = standing["legal"]
        if legal and standing["toMove"] == update["you"]:
            at_random = again or self.options.seed is not None
            path = self.chance.choice(legal) if at_random else legal[0]
            self.request("play", game=update["game"], ply=standing["ply"], path=path)

    def answer(self, update):
        """Another game as long as we want one; no draws, and nothing is taken back."""
        kind = update["question"]["kind"]
        yes = kind in ("rematch", "go-on", "take-seat") and not self.is_done()
        self.request("answer", game=update["game"], question=kind, yes=yes)

    def was_asked(self, update):
        return update.get("question", {}).get("toYou", False)

    def finish(self, update):
        """The result is in every update until the next game starts, but is printed once."""
        took_part = self.options.watch or update["you"] != "spectator"
        if not took_part or update["game"] in self.finished:
            return
        self.finished.add(update["game"])
        result = update["result"]
        who = result.get("winner", "nobody")
        print(f"Game {update['game']}: {result['outcome']}, {who}, {result['reason']}. You: {update['you']}.")
        if self.is_done():
            self.line.socket.settimeout(PATIENCE)


def enter(options):
    """Connects, goes to the port that we are given, and says that we are ready."""
    door = Line(options.host, options.port)
    assigned = door.next_of("assigned")
    line = door
    if assigned["port"] != door.port:
        # The first connection stays open until we are in.
        line = Line(options.host, assigned["port"])
        line.next_of("hello")
    ready = {"protocol": PROTOCOL, "secret": assigned["secret"], "watch": options.watch}
    if options.name is not None:
        ready["name"] = options.name
    line.say("ready", **ready)
    welcome = line.next_of("welcome")
    if options.verbose:
        print(welcome.get("message"), flush=True)
    return line


def main():
    options = read_options()
    player = None
    try:
        player = Player(enter(options), options)
        player.play_all()
        player.line.say("leave")
    except (Gone, OSError, UnicodeError) as why:
        if player is None or not player.is_done():
            print(f"Gone. {why}", file=sys.stderr)
            return 1
    return 0


def port(text):
    if positive(text) > 65535:
        raise ValueError(text)
    return int(text)


def positive(text):
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def read_options():
    parser = argparse.ArgumentParser(description="Plays at a Crownhead table: the first legal move, or any.")
    parser.add_argument("--host", default="localhost")
    parser.add_argument("--port", type=port, default=9000, help="the base port of the table")
    parser.add_argument("--name", help="what you are called there")
    parser.add_argument("--watch", action="store_true", help="only look on")
    parser.add_argument("--games", type=positive, default=1, help="leave after so many games")
    parser.add_argument("--seed", type=int, help="play moves at random, the same for the same seed")
    parser.add_argument("--verbose", action="store_true", help="print a line for every update")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
