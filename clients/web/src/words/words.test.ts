import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';

/** The names of all texts, however deep. */
function names(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => names(part, `${path}.${name}`));
}

test('German has every text that English has', () => {
  const without = (all: string[]): string[] => all.filter((name) => !name.startsWith('.problem.refusals'));
  expect(without(names(de))).toEqual(without(names(en)));
});

test('German says every refusal of the house', () => {
  const page = readFileSync(new URL('../../../../docs/refusals.md', import.meta.url), 'utf8');
  const shown = page.split('## Why a console table refuses')[0] ?? '';
  const codes = [...shown.matchAll(/^\| `([a-z-]+)` \|/gm)].map((match) => match[1] ?? '');
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !(code in de.problem.refusals))).toEqual([]);
});
