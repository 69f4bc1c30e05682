import { expect, test } from 'vitest';
import { routeOf } from '../route';
import { addressOf, taskOf, type Task } from './task';

test.each<Task>([
  { kind: 'choice' },
  { kind: 'lesson', name: 'first-position' },
  { kind: 'position', dealt: '', fen: 'W:W20,K15:B12,K28' },
  { kind: 'position', dealt: 'two-kings', fen: 'B:WK3:BK12,K28' },
])('a task has an address that leads back to it: %j', (task) => {
  const [path = '', hash = ''] = addressOf(task).split(/(?=#)/);
  const route = routeOf(path, hash);
  expect(route.page === 'trainer' && taskOf(route.task)).toEqual(task);
});
