import { describe, expect, it } from 'vitest';
import { advanced, readFen } from './position';
import { empty, follow, isSame, type Scene } from './scene';

const before = scene('B:W14,23,32:B1,9');

function scene(fen: string): Scene {
  return follow(empty, readFen(fen).pieces);
}

function id(at: Scene, square: number): number | undefined {
  return at.discs.find((disc) => disc.square === square)?.id;
}

describe('a scene', () => {
  it('shows every piece on its square', () => {
    expect(before.discs.map((disc) => disc.square).sort((a, b) => a - b)).toEqual([1, 9, 14, 23, 32]);
    expect(before.routes.size).toBe(0);
  });

  it('lets a piece keep itself while it moves', () => {
    const after = follow(before, readFen('W:W14,23,32:B6,9').pieces, [1, 6]);
    expect(id(after, 6)).toBe(id(before, 1));
    expect([...after.routes.values()]).toEqual([[1, 6]]);
    expect(after.leaving).toEqual([]);
  });

  it('lets taken pieces go one after the other', () => {
    const after = follow(before, readFen('W:W32:B1,27').pieces, [9, 18, 27]);
    expect(after.leaving.map(({ square, after: hops }) => [square, hops])).toEqual([
      [14, 1],
      [23, 2],
    ]);
    expect([...after.routes.values()]).toEqual([[9, 18, 27]]);
  });

  it('goes on from the hop that was shown already', () => {
    const hopped = follow(before, advanced(readFen('B:W14,23,32:B1,9').pieces, [9, 18]), [9, 18]);
    const after = follow(hopped, readFen('W:W32:B1,27').pieces, [9, 18, 27]);
    expect([...after.routes.values()]).toEqual([[18, 27]]);
    expect(id(after, 27)).toBe(id(before, 9));
  });

  it('does not move again what has been shown as played', () => {
    const shown = follow(before, advanced(readFen('B:W14,23,32:B1,9').pieces, [9, 18, 27]), [9, 18, 27]);
    const confirmed = follow(shown, readFen('W:W32:B1,27').pieces, [9, 18, 27]);
    expect(confirmed.routes.size).toBe(0);
    expect(confirmed.leaving).toEqual([]);
  });

  it('is the same when what was shown as played is confirmed', () => {
    const shown = follow(before, advanced(readFen('B:W14,23,32:B1,9').pieces, [9, 18, 27]), [9, 18, 27]);
    expect(isSame(shown, follow(shown, readFen('W:W32:B1,27').pieces, [9, 18, 27]))).toBe(true);
    expect(isSame(before, shown)).toBe(false);
  });

  it('is another when a man on the same square has become a king', () => {
    const man = scene('B:W1:B27');
    expect(isSame(man, follow(man, readFen('B:W1:BK27').pieces))).toBe(false);
  });

  it('changes nothing of the pieces that do not move', () => {
    const after = follow(before, readFen('W:W14,23,32:B6,9').pieces, [1, 6]);
    const unmoved = after.discs.filter((disc) => before.discs.includes(disc));
    expect(unmoved.map((disc) => disc.square).sort((a, b) => a - b)).toEqual([9, 14, 23, 32]);
  });

  it('takes a hop back', () => {
    const hopped = follow(before, advanced(readFen('B:W14,23,32:B1,9').pieces, [9, 18]), [9, 18]);
    const back = follow(hopped, readFen('B:W14,23,32:B1,9').pieces);
    expect(id(back, 9)).toBe(id(before, 9));
    expect([...back.routes.values()]).toEqual([[18, 9]]);
  });

  it('tells who has been crowned, but not of kings that stood there before', () => {
    const near = scene('B:W1:B27,K5');
    const after = follow(near, readFen('W:W1:BK32,K5').pieces, [27, 32]);
    expect([...after.crowned]).toEqual([id(near, 27)]);
  });

  it('follows a king that comes back to where it began', () => {
    const round = scene('B:W9,10,17,18,32:BK6');
    const after = follow(round, readFen('W:W32:BK6').pieces, [6, 13, 22, 15, 6]);
    expect(id(after, 6)).toBe(id(round, 6));
    expect([...after.routes.values()]).toEqual([[6, 13, 22, 15, 6]]);
  });
});
