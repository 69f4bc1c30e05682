import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { named } from '../board/words';
import { loadRules } from '../rules/load';
import { de } from './de';
import { en } from './en';
import { refusalIn } from './refusal';

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

test.each([
  ['B:W21,22:B9', [11, 15]],
  ['B:W21,22:B9', [21, 17]],
  ['B:W21,22:B9', [9, 10]],
  ['B:W21,22:B9', [9, 22]],
  ['B:W21,22:B9', [9, 6]],
  ['B:W21,22:B9,13', [9, 13]],
  ['B:W21,22:B9', [9, 18]],
  ['B:W21,22:B9,14', [9, 18]],
  ['B:W14,22:B9,12', [12, 16]],
  ['B:W14,23:B9', [9, 18]],
  ['B:W9,10,17,18,32:BK6', [6, 6]],
] as const)('German names the squares that the rules name: %s %j', async (fen, path) => {
  const ruling = (await loadRules()).judge(fen, path);
  if (ruling.kind === 'legal') throw new Error('The rules allow it');
  const german = refusalIn(de, ruling.code, ruling.sentence);
  expect(german).not.toBe(ruling.sentence);
  expect(named(german)).toEqual(named(ruling.sentence));
});
