import { expect, test } from 'vitest';
import { routeOf } from './route';

test('addresses lead to their pages', () => {
  expect(routeOf('/', '')).toEqual({ page: 'front' });
  expect(routeOf('/game/3f8k2m9qx7tv', '')).toEqual({ page: 'game', table: '3f8k2m9qx7tv' });
  expect(routeOf('/replay/3f8k2m9qx7tv', '')).toEqual({ page: 'replay', table: '3f8k2m9qx7tv' });
  expect(routeOf('/replay', '')).toEqual({ page: 'import' });
  expect(routeOf('/analysis/3f8k2m9qx7tv', '')).toEqual({ page: 'analysis', table: '3f8k2m9qx7tv', fen: '' });
  expect(routeOf('/analysis', '#B%3AW21%3AB9')).toEqual({ page: 'analysis', table: '', fen: 'B:W21:B9' });
  expect(routeOf('/trainer', '#first-position')).toEqual({ page: 'trainer', task: 'first-position' });
  expect(routeOf('/rules/', '')).toEqual({ page: 'rules' });
});

test('the key of a private game is what stands behind the #', () => {
  expect(routeOf('/join', '#7K3M-9QXT-2VHC-R')).toEqual({ page: 'join', key: '7K3M-9QXT-2VHC-R' });
  expect(routeOf('/join', '#%E0%A4%A')).toEqual({ page: 'join', key: '' });
});

test('what is no address leads nowhere', () => {
  expect(routeOf('/game/../secret', '')).toEqual({ page: 'nothing' });
  expect(routeOf('/game/UPPER', '')).toEqual({ page: 'nothing' });
});
