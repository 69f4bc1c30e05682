import { expect, test } from 'vitest';
import { clockText, spanText, timeText } from './time';
import { en } from './words/en';

test('clocks show minutes and seconds, and tenths when it gets tight', () => {
  expect(clockText(600_000)).toBe('10:00');
  expect(clockText(599_001)).toBe('10:00');
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(9_440)).toBe('0:09.4');
  expect(clockText(3_723_000)).toBe('1:02:03');
  expect(clockText(259_200_000)).toBe('3d 0h');
  expect(clockText(-5)).toBe('0:00.0');
});

test('times of games are said in words', () => {
  expect(timeText('game:10m+0s', en)).toBe('10 min');
  expect(timeText('game:3m+2s', en)).toBe('3 min + 2 s');
  expect(timeText('move:5m+1m', en)).toBe('5 min a move, then 1 min');
  expect(timeText('days:1', en)).toBe('1 day a move');
  expect(timeText('none', en)).toBe('No clock');
  expect(timeText('something new', en)).toBe('something new');
});

test('spans are said as people say them', () => {
  expect(spanText(4_120, en)).toBe('4.1 s');
  expect(spanText(125_000, en)).toBe('2 min 5 s');
});
