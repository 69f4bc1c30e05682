import { describe, expect, it } from 'vitest';
import { loadRules, readPdn } from './load';

const start = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
const twoRoutes = 'B:W9,10,17,18,32:BK6';
const rules = await loadRules();

describe('the rules', () => {
  it('list every legal turn as its whole path', () => {
    expect(rules.legal(start)).toEqual([
      [9, 13],
      [9, 14],
      [10, 14],
      [10, 15],
      [11, 15],
      [11, 16],
      [12, 16],
    ]);
  });

  it('tell what a legal turn leads to', () => {
    expect(rules.judge('B:W26,27:B22', [22, 31])).toEqual({
      kind: 'legal',
      played: { path: [22, 31], taken: [26], crowned: true, fen: 'W:W27:BK31' },
    });
  });

  it('take a jump by its ends where one route fits', () => {
    expect(rules.judge('B:W14,23:B9', [9, 27])).toMatchObject({ played: { path: [9, 18, 27], taken: [14, 23] } });
  });

  it('say why a turn is refused', () => {
    expect(rules.judge(start, [11, 12])).toEqual({
      kind: 'illegal',
      code: 'not-diagonal',
      sentence: 'From 11 to 12 is no diagonal: pieces move diagonally.',
    });
  });

  it('ask which way when several routes share their ends', () => {
    expect(rules.judge(twoRoutes, [6, 6])).toMatchObject({ kind: 'illegal', code: 'route-unclear' });
  });
});

describe('a typed move', () => {
  it.each(['11-15', '11 15', ' 11x15 ', '11,15', '11  - 15'])('is read from "%s"', (text) => {
    expect(rules.read(start, text)).toMatchObject({ kind: 'legal', played: { path: [11, 15] } });
  });

  it.each(['', '   ', 'eleven', '11-', '11', '-15'])('is asked for again after "%s"', (text) => {
    expect(rules.read(start, text)).toMatchObject({ kind: 'illegal', code: 'unreadable' });
    expect(rules.read(start, text)).toHaveProperty('sentence', expect.stringContaining('such as 11-15'));
  });

  it('names a square that is none', () => {
    expect(rules.read(start, '11-40')).toMatchObject({
      sentence: 'There is no square 40: squares are numbered 1 to 32.',
    });
  });

  it('is refused in the words of the rules', () => {
    expect(rules.read(start, '22-18')).toMatchObject({ code: 'opponents-piece' });
  });
});

describe('a PDN text', () => {
  it('is read with tags, start, turns and result', async () => {
    const read = await readPdn('[Black "Ann"]\n[White "Bob"]\n[Result "1-0"]\n1. 11-15 22-18 2. 15x22 1-0');
    expect(read).toMatchObject({
      kind: 'games',
      games: [{ tags: { Black: 'Ann', White: 'Bob' }, start, result: '1-0' }],
    });
    const moves = read.kind === 'games' ? read.games[0]?.moves : undefined;
    expect(moves?.map((move) => move.path)).toEqual([
      [11, 15],
      [22, 18],
      [15, 22],
    ]);
    expect(moves?.[2]?.taken).toEqual([18]);
  });

  it('tells where it is broken', async () => {
    expect(await readPdn('1. 11-15 22-14 *')).toMatchObject({ kind: 'fault', line: 1, column: 10 });
  });

  it('without a game is told so', async () => {
    expect(await readPdn('  ')).toMatchObject({ kind: 'fault', sentence: 'There is no game in this text.' });
  });
});
