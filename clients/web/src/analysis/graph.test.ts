import { expect, test } from 'vitest';
import { height, plyAt, pointsOf, width } from './graph';

test('a level game runs along the middle, from one side to the other', () => {
  expect(pointsOf([0, 0, 0])).toEqual([
    { ply: 0, x: 0, y: height / 2 },
    { ply: 1, x: width / 2, y: height / 2 },
    { ply: 2, x: width, y: height / 2 },
  ]);
});

test('a lead goes up for the first side and down for the other, and stays in the picture', () => {
  const [up, down, won] = pointsOf([100, -100, 20_000]).map(({ y }) => y);
  expect(up).toBeLessThan(height / 2);
  expect(down).toBe(height - (up ?? 0));
  expect(won).toBeGreaterThan(0);
});

test('what is not judged yet is left out', () => {
  expect(pointsOf([0, undefined, 5]).map(({ ply }) => ply)).toEqual([0, 2]);
});

test('a place in the picture is the nearest position', () => {
  expect([0, 0.49, 0.51, 2].map((share) => plyAt(share, 3))).toEqual([0, 1, 1, 2]);
});
