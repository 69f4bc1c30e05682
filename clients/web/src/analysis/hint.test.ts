import { expect, test } from 'vitest';
import type { Advice } from '../engine/engine';
import { hintText } from './hint';
import { analysisWords } from './words';

const advice: Advice = { moves: ['8-11', '15x24', '27x20'], score: 80, reason: 'trap', other: '15x24', pieces: 2, verdict: undefined };

test('a hint names the squares and why', () => {
  expect(hintText(advice, analysisWords('en'))).toBe('8 to 11, because 15x24 then loses two pieces.');
  expect(hintText({ ...advice, reason: 'forced' }, analysisWords('en'))).toBe('8 to 11, the only move.');
  expect(hintText({ ...advice, moves: ['15x22x31'], reason: 'gains', pieces: 1 }, analysisWords('en'))).toBe('15 jumps to 22, then 31, it wins a piece.');
});

test('a hint in an endgame says what another move gives away', () => {
  expect(hintText({ ...advice, reason: 'keeps-win', other: '14-17', pieces: 0 }, analysisWords('en'))).toBe('8 to 11, because 14-17 does not win.');
  expect(hintText({ ...advice, reason: 'keeps-draw', other: '14-17', pieces: 0 }, analysisWords('en'))).toBe('8 to 11, because 14-17 loses.');
});

test('a hint is given in German too', () => {
  expect(hintText(advice, analysisWords('de'))).toBe('8 nach 11, denn 15x24 verliert dann zwei Steine.');
});
