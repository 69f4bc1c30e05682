import { expect, test } from 'vitest';
import type { Finding } from '../engine/engine';
import type { Played } from '../rules/types';
import { mistakesIn, worth } from './mistakes';

const turn = (from: number, to: number): Played => ({ path: [from, to], taken: [], crowned: false, fen: '' });
const found = (score: number, best: string, ends?: 'win' | 'draw' | 'loss'): Finding => ({
  lines: [{ moves: [best], score }],
  verdict: ends === undefined ? undefined : { ends, plies: 9 },
});

test('a move that keeps what the best one keeps is none', () => {
  expect(mistakesIn([turn(11, 15)], [found(20, '11-16'), found(10, '22-18')])).toEqual([]);
  expect(mistakesIn([turn(11, 15)], [found(20, '11-15'), found(300, '22-18')])).toEqual([]);
});

test('a move that loses about a man is one, and what was better is told', () => {
  const findings = [found(20, '11-16'), found(90, '22-18')];
  expect(mistakesIn([turn(11, 15)], findings)).toEqual([{ ply: 1, kind: 'mistake', better: '11-16', threw: undefined }]);
});

test('a move that loses more is a grave one', () => {
  expect(mistakesIn([turn(11, 15)], [found(20, '11-16'), found(220, '22-18')])[0]?.kind).toBe('blunder');
});

test('a win that the tables know to be given away is told', () => {
  const [mistake] = mistakesIn([turn(11, 15)], [found(50, '11-16', 'win'), found(0, '22-18', 'draw')]);
  expect(mistake).toMatchObject({ kind: 'blunder', threw: 'win' });
});

test('a win that is a little smaller is not a mistake', () => {
  expect(mistakesIn([turn(11, 15)], [found(2000, '11-16'), found(-700, '22-18')])).toEqual([]);
});

test('what is not judged yet is passed over', () => {
  expect(mistakesIn([turn(11, 15), turn(22, 18)], [found(20, '11-16'), undefined])).toEqual([]);
});

test('who cannot move has lost, and tables know better than a search', () => {
  expect(worth({ lines: [], verdict: undefined })).toBeLessThan(-300);
  expect(worth(found(250, '11-15', 'draw'))).toBe(0);
});
