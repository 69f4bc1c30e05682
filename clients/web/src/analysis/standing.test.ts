import { expect, test } from 'vitest';
import type { Finding } from '../engine/engine';
import { exactText, scoreText, standingText } from './standing';
import { analysisWords } from './words';

const colours = { first: 'Red', second: 'White' };
const words = analysisWords('en');
const scored = (score: number): Finding => ({ lines: [{ moves: ['11-15'], score }], verdict: undefined });

test('who is better is told by colour, whoever is to move', () => {
  expect(standingText(scored(5), 'first', colours, words)).toBe('Level');
  expect(standingText(scored(50), 'first', colours, words)).toBe('Red is a little better');
  expect(standingText(scored(120), 'second', colours, words)).toBe('White is better');
  expect(standingText(scored(-15_000), 'second', colours, words)).toBe('Red is winning');
});

test('who cannot move has lost', () => {
  expect(standingText({ lines: [], verdict: undefined }, 'first', colours, words)).toBe('White has won');
});

test('what the tables know is told with how long it takes', () => {
  expect(exactText({ ...scored(0), verdict: { ends: 'loss', plies: 12 } }, 'first', colours, words)).toBe('White wins in 6 moves');
  expect(exactText({ ...scored(0), verdict: { ends: 'win', plies: 1 } }, 'first', colours, words)).toBe('Red wins in 1 move');
  expect(exactText({ ...scored(90), verdict: { ends: 'draw', plies: 0 } }, 'second', colours, words)).toBe('a draw');
  expect(exactText(scored(90), 'second', colours, words)).toBe('');
});

test('a score is written for the first side', () => {
  expect([scoreText(45, 'first'), scoreText(45, 'second'), scoreText(15_000, 'first')]).toEqual(['+0.5', '−0.5', '+99']);
  expect([scoreText(0, 'first'), scoreText(4, 'first'), scoreText(4, 'second')]).toEqual(['0.0', '0.0', '0.0']);
});
