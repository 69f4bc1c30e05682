import * as java from '@java/computer.js';
import { expect, test } from 'vitest';
import { trainerWords } from './words';

test.each(['en', 'de'] as const)('every lesson, theme and kind has its words: %s', (language) => {
  const words = trainerWords(language);
  const lessons = java.lessons();
  expect(Object.keys(words.lessons)).toEqual(lessons.map((lesson) => lesson.name()));
  expect(new Set(lessons.map((lesson) => lesson.theme()))).toEqual(new Set(Object.keys(words.themes)));
  expect(Object.keys(words.kinds)).toEqual(Array.from(java.kinds()));
});
