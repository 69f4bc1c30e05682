import { expect, test } from 'vitest';
import { readSettings, standardSettings } from './settings';

const standard = standardSettings('en', false);

test('what was kept counts as far as it means something', () => {
  expect(readSettings('{"theme":"dark","pieces":"wooden","numbers":false,"unknown":1}', standard)).toEqual({
    ...standard,
    theme: 'dark',
    numbers: false,
  });
});

test('what cannot be read is as usual', () => {
  expect(readSettings('{', standard)).toEqual(standard);
  expect(readSettings('null', standard)).toEqual(standard);
  expect(readSettings(null, standard)).toEqual(standard);
});
