import { describe, expect, it } from 'vitest';
import { loadRules } from '../rules/load';
import type { Path, Square } from '../rules/types';
import { areJumps, choose, differing, movable, nothing, onlyTurn, targets, undo, type Entry } from './entry';
import { readFen } from './position';

const rules = await loadRules();
const start = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
const doubleJump = 'B:W14,23,32:B1,9';
const twoWays = 'B:W9,10,17,18,32:B6';
const circle = 'B:W9,10,17,18,32:BK6';

function at(fen: string): (entry: Entry, square: Square) => ReturnType<typeof choose> {
  const { pieces, toMove } = readFen(fen);
  const own = new Set([...pieces].filter(([, piece]) => piece.side === toMove).map(([square]) => square));
  return (entry, square) => choose(entry, square, rules.legal(fen), own);
}

function held(...begun: Path): Entry {
  return { begun, routes: [] };
}

describe('choosing squares one after the other', () => {
  it('picks up a piece that may move', () => {
    expect(at(start)(nothing, 11)).toEqual({ kind: 'entered', entry: held(11) });
  });

  it('makes a step with its second square', () => {
    expect(at(start)(held(11), 15)).toEqual({ kind: 'move', path: [11, 15] });
  });

  it('puts the piece down when it is chosen again', () => {
    expect(at(start)(held(11), 11)).toEqual({ kind: 'entered', entry: nothing });
  });

  it('takes another piece instead when one is chosen', () => {
    expect(at(start)(held(11), 9)).toEqual({ kind: 'entered', entry: held(9) });
  });

  it('does nothing for an empty square or the other side’s piece', () => {
    expect(at(start)(nothing, 18)).toEqual({ kind: 'entered', entry: nothing });
    expect(at(start)(nothing, 22)).toEqual({ kind: 'entered', entry: nothing });
  });

  it('refuses an own piece that may not move, so that the rules can say why', () => {
    expect(at(start)(nothing, 1)).toEqual({ kind: 'refused', entry: nothing, path: [1] });
  });

  it('refuses a square that cannot be reached and keeps the piece', () => {
    expect(at(start)(held(11), 19)).toEqual({ kind: 'refused', entry: held(11), path: [11, 19] });
  });
});

describe('a multiple jump', () => {
  it('is made by its end', () => {
    expect(at(doubleJump)(held(9), 27)).toEqual({ kind: 'move', path: [9, 18, 27] });
  });

  it('is made hop by hop', () => {
    expect(at(doubleJump)(held(9), 18)).toEqual({ kind: 'entered', entry: held(9, 18) });
    expect(at(doubleJump)(held(9, 18), 27)).toEqual({ kind: 'move', path: [9, 18, 27] });
  });

  it('is undone hop by hop', () => {
    expect(undo(held(9, 18))).toEqual(held(9));
    expect(undo(held(9))).toEqual(nothing);
    expect(at(doubleJump)(held(9, 18), 18)).toEqual({ kind: 'entered', entry: held(9) });
  });

  it('once begun is not given up for another piece', () => {
    expect(at(doubleJump)(held(9, 18), 1)).toMatchObject({ kind: 'refused', entry: held(9, 18), path: [9, 18, 1] });
  });

  it('asks only where routes lead to different boards', () => {
    const asked = {
      begun: [6],
      routes: [
        [6, 13, 22],
        [6, 15, 22],
      ],
    };
    expect(at(twoWays)(held(6), 22)).toEqual({ kind: 'entered', entry: asked });
    expect(undo(asked)).toEqual(held(6));
  });

  it('does not ask where both ways round take the same pieces', () => {
    expect(differing(rules.legal(circle))).toHaveLength(1);
  });

  it('can end where it began, hop by hop', () => {
    expect(at(circle)(held(6, 13, 22, 15), 6)).toEqual({ kind: 'move', path: [6, 13, 22, 15, 6] });
  });
});

describe('what may be chosen next', () => {
  it('tells ends from squares that are only passed', () => {
    expect([...targets(held(9), rules.legal(doubleJump))]).toEqual([
      [18, 'hop'],
      [27, 'end'],
    ]);
    expect([...targets(held(9, 18), rules.legal(doubleJump))]).toEqual([[27, 'end']]);
    expect([...targets(nothing, rules.legal(doubleJump))]).toEqual([]);
  });

  it('are only the pieces that jump when a jump is forced', () => {
    expect([...movable(rules.legal(doubleJump))]).toEqual([9]);
    expect(areJumps(rules.legal(doubleJump))).toBe(true);
    expect(areJumps(rules.legal(start))).toBe(false);
    expect(areJumps([])).toBe(false);
  });

  it('is known where a piece has one turn', () => {
    expect(onlyTurn(12, rules.legal(start))).toEqual([12, 16]);
    expect(onlyTurn(11, rules.legal(start))).toBeUndefined();
    expect(onlyTurn(1, rules.legal(start))).toBeUndefined();
  });
});

describe('every legal turn of many positions', () => {
  it('can be entered hop by hop', () => {
    let fen = start;
    for (let ply = 0; ply < 400; ply++) {
      const legal = rules.legal(fen);
      if (legal.length === 0) fen = start;
      for (const path of legal) expect(entered(fen, path)).toEqual(path);
      const played = rules.judge(fen, legal[(ply * 7 + 3) % Math.max(1, legal.length)] ?? []);
      fen = played.kind === 'legal' ? played.played.fen : start;
    }
  });

  function entered(fen: string, path: Path): Path | undefined {
    let entry = nothing;
    for (const square of path) {
      const step = at(fen)(entry, square);
      if (step.kind === 'move') return step.path;
      entry = step.entry;
    }
    return undefined;
  }
});
