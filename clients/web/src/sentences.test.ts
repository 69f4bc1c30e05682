import { expect, test } from 'vitest';
import { eventText, resultReason, type Hearer } from './sentences';
import { en } from './words/en';

const names = { first: 'Ann', second: 'Ben' };
const ann: Hearer = { you: 'first', names, words: en };
const watcher: Hearer = { you: 'spectator', names, words: en };

test('who lost is told so of themselves, and everybody else by name', () => {
  const result = { outcome: 'win', reason: 'captured-all', winner: 'second' } as const;
  expect(resultReason(result, ann)).toBe('You have no piece left.');
  expect(resultReason(result, { ...ann, you: 'second' })).toBe('Ann has no piece left.');
  expect(resultReason(result, watcher)).toBe('Ann has no piece left.');
});

test('a draw has no loser', () => {
  expect(resultReason({ outcome: 'draw', reason: 'agreement' }, ann)).toBe('Both players agreed.');
});

test('what somebody did is told to them as theirs', () => {
  expect(eventText({ event: 'paused', side: 'first', millis: 300_000 }, ann)).toBe('You paused the game.');
  expect(eventText({ event: 'paused', side: 'first', millis: 300_000 }, watcher)).toBe('Ann paused the game.');
  expect(eventText({ event: 'took-back', side: 'first', plies: 1 }, ann)).toBe('You took a move back.');
});
