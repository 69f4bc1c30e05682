#!/usr/bin/env python3
"""Draws what a terminal shows as an SVG: tmux capture-pane -e -p -N | scripts/terminal-picture.py > picture.svg"""

import re
import sys
from itertools import groupby
from xml.sax.saxutils import escape

WIDTH, HEIGHT, SIZE = 9, 19, 15
INK, PAPER = "#d0d0d0", "#101010"
SIXTEEN = ("#000000 #cd0000 #00cd00 #cdcd00 #0000ee #cd00cd #00cdcd #e5e5e5 "
           "#7f7f7f #ff0000 #00ff00 #ffff00 #5c5cff #ff00ff #00ffff #ffffff").split()


def palette(number):
    if number < 16:
        return SIXTEEN[number]
    if number >= 232:
        return "#" + 3 * f"{8 + 10 * (number - 232):02x}"
    steps = (0, 95, 135, 175, 215, 255)
    number -= 16
    return "#" + "".join(f"{steps[number // by % 6]:02x}" for by in (36, 6, 1))


class Pen:
    def __init__(self):
        self.reset()

    def reset(self):
        self.ink, self.paper, self.bold, self.reverse = INK, PAPER, False, False

    def take(self, codes):
        codes = [int(code or 0) for code in codes.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code == 1:
                self.bold = True
            elif code == 22:
                self.bold = False
            elif code in (7, 27):
                self.reverse = code == 7
            elif code in (38, 48):
                colour = palette(codes[1]) if codes[0] == 5 else "#%02x%02x%02x" % tuple(codes[1:4])
                codes = codes[2:] if codes[0] == 5 else codes[4:]
                if code == 38:
                    self.ink = colour
                else:
                    self.paper = colour
            elif code == 39:
                self.ink = INK
            elif code == 49:
                self.paper = PAPER
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.ink = SIXTEEN[code % 10 + (8 if code >= 90 else 0)]
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.paper = SIXTEEN[code % 10 + (8 if code >= 100 else 0)]

    def look(self):
        ink, paper = (self.paper, self.ink) if self.reverse else (self.ink, self.paper)
        return ink, paper, self.bold


def cells(line, pen):
    for codes, character in re.findall(r"\x1b\[([\d;]*)m|([^\x1b])", line):
        if character:
            yield (character, *pen.look())
        else:
            pen.take(codes)


def block(x, y, character, ink):
    """Halves and quarters are drawn, so that no font leaves gaps between them."""
    half_w, half_h = WIDTH / 2, HEIGHT / 2
    parts = {"▀": (0, 0, WIDTH, half_h), "▄": (0, half_h, WIDTH, half_h), "█": (0, 0, WIDTH, HEIGHT),
             "▌": (0, 0, half_w, HEIGHT), "▐": (half_w, 0, half_w, HEIGHT)}
    dx, dy, w, h = parts[character]
    return f'<rect x="{x + dx}" y="{y + dy}" width="{w}" height="{h}" fill="{ink}"/>'


def main():
    pen = Pen()
    rows = [list(cells(line, pen)) for line in sys.stdin.read().rstrip("\n").split("\n")]
    columns = max(len(row) for row in rows)
    width, height = columns * WIDTH + 16, len(rows) * HEIGHT + 16
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
           f'viewBox="-8 -8 {width} {height}" font-family="DejaVu Sans Mono, monospace" font-size="{SIZE}">',
           f'<rect x="-8" y="-8" width="{width}" height="{height}" rx="8" fill="{PAPER}"/>']
    for r, row in enumerate(rows):
        y, c = r * HEIGHT, 0
        for paper, run in groupby(row, key=lambda cell: cell[2]):
            length = len(list(run))
            if paper != PAPER:
                out.append(f'<rect x="{c * WIDTH}" y="{y}" width="{length * WIDTH}" height="{HEIGHT}" fill="{paper}"/>')
            c += length
        for c, (character, ink, _, bold) in enumerate(row):
            x = c * WIDTH
            if character in "▀▄█▌▐":
                out.append(block(x, y, character, ink))
            elif character != " ":
                weight = ' font-weight="bold"' if bold else ""
                out.append(f'<text x="{x}" y="{y + 14}" fill="{ink}"{weight}>{escape(character)}</text>')
    print("\n".join(out + ["</svg>"]))


main()
