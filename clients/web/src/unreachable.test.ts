import { expect, test } from 'vitest';
import { unreachable } from './unreachable';

test('a case that nobody foresaw is named', () => {
  expect(() => unreachable('surprise' as never)).toThrow('surprise');
});
