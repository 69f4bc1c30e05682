import { describe, expect, it } from 'vitest';
import { loadRules } from '../rules/load';
import { dressOf } from '../settings';
import { nothing, type Entry } from './entry';
import { readFen } from './position';
import { pieceCode, squareLabel, whyNot, type Told } from './telling';
import { english } from './words';

const rules = await loadRules();
const start = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
const doubleJump = 'B:W14,23,32:B1,9';

function told(fen: string, entry: Entry = nothing): Told {
  const { pieces, toMove } = readFen(fen);
  const own = new Set([...pieces].filter(([, piece]) => piece.side === toMove).map(([square]) => square));
  return { pieces, legal: rules.legal(fen), entry, own, last: [], dress: dressOf('red-white', 'set') };
}

describe('a square says', () => {
  it('what stands on it and where that may go', () => {
    expect(squareLabel(11, told(start), english)).toBe('11, your man, may move to 15 or 16');
  });

  it('that a piece must jump, and where to', () => {
    expect(squareLabel(9, told(doubleJump), english)).toBe('9, your man, must jump to 27');
  });

  it('that a piece may not move', () => {
    expect(squareLabel(1, told(doubleJump), english)).toBe('1, your man, may not move');
  });

  it('the colour of a piece that is not to be moved', () => {
    expect(squareLabel(14, told(doubleJump), english)).toBe('14, white man');
    expect(squareLabel(31, told('B:W1:BK31'), english)).toBe('31, your king, may move to 26 or 27');
  });

  it('that it is empty, and who may come', () => {
    expect(squareLabel(18, told(start), english)).toBe('18, empty');
    expect(squareLabel(18, told(doubleJump, { begun: [9], routes: [] }), english)).toBe('18, empty, 9 may go here');
  });

  it('that the last move ended there', () => {
    expect(squareLabel(22, { ...told(start), last: [26, 22] }, english)).toBe('22, white man, last move');
  });
});

describe('a refusal', () => {
  const legal = rules.legal(doubleJump);

  it('is in the words of the rules', () => {
    expect(whyNot(start, [11, 19], rules.legal(start), rules, english)).toContain('19');
  });

  it('of a piece that could step says that somebody must jump', () => {
    expect(whyNot(doubleJump, [1], legal, rules, english)).toBe('You must jump: 9x18x27. A player who can jump must do so.');
  });

  it('of a blocked piece says that it is blocked', () => {
    expect(whyNot(start, [1], rules.legal(start), rules, english)).toContain('no square in front of it is free');
  });

  it('is told without the rules too', () => {
    expect(whyNot(doubleJump, [1], legal, undefined, english)).toBe('You must perform a jump.');
  });
});

describe('a piece', () => {
  it('has a name for programs', () => {
    expect(pieceCode({ side: 'first', king: false })).toBe('first-man');
    expect(pieceCode({ side: 'second', king: true })).toBe('second-king');
    expect(pieceCode(undefined)).toBeUndefined();
  });
});
