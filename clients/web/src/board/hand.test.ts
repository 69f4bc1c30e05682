import { describe, expect, it } from 'vitest';
import { loadRules } from '../rules/load';
import type { Square } from '../rules/types';
import { empty, handle, type Done, type Gesture, type Reach } from './hand';
import { readFen } from './position';

const rules = await loadRules();
const start = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
const doubleJump = 'B:W14,23,32:B1,9';
const settings = { oneClick: false, input: 'drag-and-click' } as const;
const here = { x: 0, y: 0 };
const there = { x: 100, y: 100 };

function reach(fen: string, chosen: Partial<Reach['settings']> = {}): Reach {
  const { pieces, toMove } = readFen(fen);
  const own = new Set([...pieces].filter(([, piece]) => piece.side === toMove).map(([square]) => square));
  return { legal: rules.legal(fen), own, settings: { ...settings, ...chosen } };
}

function doing(at: Reach, ...gestures: readonly Gesture[]): Done {
  return gestures.reduce<Done>((done, gesture) => handle(done.hand, gesture, at), { hand: empty });
}

function click(square: Square): readonly Gesture[] {
  return [
    { kind: 'down', square, at: here },
    { kind: 'up', square },
  ];
}

function drag(from: Square, to: Square | undefined): readonly Gesture[] {
  return [
    { kind: 'down', square: from, at: here },
    { kind: 'move', at: there },
    { kind: 'up', square: to },
  ];
}

describe('a click', () => {
  it('picks a piece up as soon as it is pressed', () => {
    expect(doing(reach(start), { kind: 'down', square: 11, at: here }).hand.entry.begun).toEqual([11]);
    expect(doing(reach(start), ...click(11)).hand.entry.begun).toEqual([11]);
  });

  it('and a second one make a move', () => {
    const pressed = doing(reach(start), ...click(11), { kind: 'down', square: 15, at: here });
    expect(pressed.step).toEqual({ kind: 'move', path: [11, 15] });
  });

  it('puts the same piece down again', () => {
    expect(doing(reach(start), ...click(11), ...click(11)).hand.entry.begun).toEqual([]);
  });

  it('by a trembling hand is no drag', () => {
    const done = doing(reach(start), { kind: 'down', square: 11, at: here }, { kind: 'move', at: { x: 4, y: 4 } });
    expect(done.hand.drag).toBeUndefined();
  });

  it('moves a piece that has one move only, where that is wanted', () => {
    const wanted = reach(start, { oneClick: true });
    expect(doing(wanted, ...click(12)).step).toEqual({ kind: 'move', path: [12, 16] });
    expect(doing(wanted, ...click(11)).hand.entry.begun).toEqual([11]);
  });

  it('does nothing where pieces are only dragged', () => {
    const dragging = reach(start, { input: 'drag' });
    expect(doing(dragging, ...click(11), ...click(15))).toEqual({ hand: empty });
  });
});

describe('a drag', () => {
  it('lets the piece follow the pointer', () => {
    const done = doing(reach(start), { kind: 'down', square: 11, at: here }, { kind: 'move', at: there });
    expect(done.hand.drag).toEqual({ from: 11, at: there });
  });

  it('makes a move where it ends', () => {
    expect(doing(reach(start), ...drag(11, 15))).toMatchObject({ step: { kind: 'move', path: [11, 15] }, isDropped: true });
  });

  it('to the end of a jump makes the whole jump', () => {
    expect(doing(reach(doubleJump), ...drag(9, 27)).step).toEqual({ kind: 'move', path: [9, 18, 27] });
  });

  it('to a square on the way makes a hop, from which it goes on', () => {
    const hopped = doing(reach(doubleJump), ...drag(9, 18));
    expect(hopped).toMatchObject({ hand: { entry: { begun: [9, 18] } }, isDropped: true });
    expect(doing(reach(doubleJump), ...drag(9, 18), ...drag(18, 27)).step).toEqual({ kind: 'move', path: [9, 18, 27] });
  });

  it('to a wrong square goes back and is refused', () => {
    const done = doing(reach(start), ...drag(11, 19));
    expect(done).toMatchObject({ step: { kind: 'refused', path: [11, 19] }, back: { from: 11 } });
    expect(done.hand.entry.begun).toEqual([]);
  });

  it('to a wrong square keeps the hops that were right', () => {
    expect(doing(reach(doubleJump), ...drag(9, 18), ...drag(18, 7)).hand.entry.begun).toEqual([9, 18]);
  });

  it('off the board, or back to its square, goes back without a word', () => {
    expect(doing(reach(start), ...drag(11, undefined))).toMatchObject({ back: { from: 11 } });
    expect(doing(reach(start), ...drag(11, 11)).step).toBeUndefined();
  });

  it('that is interrupted goes back', () => {
    const done = doing(reach(start), ...drag(11, 15).slice(0, 2), { kind: 'cancel' });
    expect(done).toMatchObject({ back: { from: 11 } });
    expect(done.hand.drag).toBeUndefined();
  });

  it('does not begin where pieces are only clicked', () => {
    expect(doing(reach(start, { input: 'click' }), ...drag(11, 15)).hand).toEqual({ entry: { begun: [11], routes: [] } });
  });

  it('does not begin at a piece that may not move', () => {
    expect(doing(reach(doubleJump), ...drag(1, 6)).hand.drag).toBeUndefined();
  });
});

describe('keys', () => {
  it('choose squares one after the other, and step back', () => {
    const at = reach(doubleJump);
    expect(doing(at, { kind: 'choose', square: 9 }, { kind: 'choose', square: 27 }).step).toMatchObject({ kind: 'move' });
    expect(doing(at, { kind: 'choose', square: 9 }, { kind: 'choose', square: 18 }, { kind: 'back' }).hand.entry.begun).toEqual([9]);
  });

  it('do nothing while others move', () => {
    const waiting = { ...reach(start), legal: [] };
    expect(doing(waiting, { kind: 'choose', square: 11 })).toEqual({ hand: empty });
    expect(doing(waiting, ...click(11))).toEqual({ hand: empty });
  });
});
