import { expect, test } from 'vitest';
import { lost, START } from './position';

test('nothing is lost in the position that a game began from', () => {
  const few = 'W:W27,K30:BK6';
  expect(lost(START, START, 'first')).toBe(0);
  expect(lost(few, few, 'first')).toBe(0);
  expect(lost(few, few, 'second')).toBe(0);
});

test('what was taken since then is lost', () => {
  expect(lost('W:W18,27:B14,6', 'B:W9,27:B6', 'first')).toBe(1);
  expect(lost('W:W18,27:B14,6', 'B:W9,27:B6', 'second')).toBe(0);
});
