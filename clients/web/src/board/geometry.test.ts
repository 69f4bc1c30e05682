import { describe, expect, it } from 'vitest';
import { beside, between, placeOf, rowOf, squareAt, squares, takenBy, walk } from './geometry';

describe('the drawn board', () => {
  it('has the first mover’s back row below for the first mover, 4 at the left', () => {
    expect(rowOf(7, 'first')).toEqual([4, 3, 2, 1]);
    expect(rowOf(7, 'second')).toEqual([29, 30, 31, 32]);
  });

  it('has a dark square near left for both', () => {
    expect(placeOf(4, 'first')).toEqual({ column: 0, row: 7 });
    expect(placeOf(29, 'second')).toEqual({ column: 0, row: 7 });
  });

  it('finds every square where it is drawn, and none on light places', () => {
    for (const side of ['first', 'second'] as const) {
      for (const square of squares) expect(squareAt(placeOf(square, side), side)).toBe(square);
      expect(squareAt({ column: 1, row: 7 }, side)).toBeUndefined();
      expect(squareAt({ column: -1, row: 0 }, side)).toBeUndefined();
    }
  });

  it('knows what a hop goes over', () => {
    expect(between(11, 18)).toBe(15);
    expect(between(11, 15)).toBeUndefined();
    expect(takenBy([9, 18, 27])).toEqual([14, 23]);
    expect(takenBy([11, 15])).toEqual([]);
  });

  it('knows the squares beside one', () => {
    expect([...beside(11)].sort((a, b) => a - b)).toEqual([7, 8, 15, 16]);
    expect(beside(4)).toEqual([8]);
  });
});

describe('walking with keys', () => {
  it('stays in the row with left and right, and at its ends', () => {
    expect(walk(4, 'ArrowRight', 'first')).toBe(3);
    expect(walk(4, 'ArrowLeft', 'first')).toBeUndefined();
    expect(walk(2, 'Home', 'first')).toBe(4);
    expect(walk(2, 'End', 'first')).toBe(1);
  });

  it('reaches the top from the bottom with up alone, and comes back', () => {
    const seen = [4];
    for (let up = walk(4, 'ArrowUp', 'first'); up !== undefined; up = walk(up, 'ArrowUp', 'first')) seen.push(up);
    expect(seen).toEqual([4, 8, 12, 16, 20, 24, 28, 32]);
    expect(walk(32, 'ArrowDown', 'first')).toBe(28);
  });

  it('follows the diagonals with the corners of the number pad', () => {
    expect(walk(11, 'Numpad9', 'first')).toBe(15);
    expect(walk(11, 'Numpad7', 'first')).toBe(16);
    expect(walk(11, 'Numpad1', 'first')).toBe(8);
    expect(walk(11, 'Numpad3', 'first')).toBe(7);
  });

  it('reaches every square', () => {
    const reached = new Set([1]);
    for (const square of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = walk(square, key, 'second');
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(32);
  });

  it('leaves other keys alone', () => {
    expect(walk(11, 'Tab', 'first')).toBeUndefined();
  });
});
