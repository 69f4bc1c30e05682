import { expect, test } from 'vitest';
import { readProgress, withSolved } from './progress';

test('what was solved is read again, and nothing else', () => {
  const kept = JSON.stringify({ 'two-men': { moves: 3, helped: false }, broken: { moves: -1, helped: false }, odd: 'yes' });
  expect(readProgress(kept)).toEqual({ 'two-men': { moves: 3, helped: false } });
  expect(readProgress(null)).toEqual({});
  expect(readProgress('{')).toEqual({});
  expect(readProgress('7')).toEqual({});
});

test('the better way to solve a lesson counts', () => {
  const first = withSolved({}, 'edge', { moves: 9, helped: true });
  const alone = withSolved(first, 'edge', { moves: 12, helped: false });
  expect(alone['edge']).toEqual({ moves: 12, helped: false });
  expect(withSolved(alone, 'edge', { moves: 7, helped: true })).toBe(alone);
  expect(withSolved(alone, 'edge', { moves: 7, helped: false })['edge']?.moves).toBe(7);
});
