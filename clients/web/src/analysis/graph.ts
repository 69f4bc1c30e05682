export interface Point {
  readonly ply: number;
  readonly x: number;
  readonly y: number;
}

export const width = 600;
export const height = 150;

/** Half a board ahead looks like much, and no lead leaves the picture. */
const HALF_WAY = 150;

/** Where each position is drawn: above the middle the first side is better. What is not judged is left out. */
export function pointsOf(values: readonly (number | undefined)[]): readonly Point[] {
  const step = width / Math.max(1, values.length - 1);
  return values.flatMap((value, ply) => (value === undefined ? [] : [{ ply, x: ply * step, y: (height / 2) * (1 - lift(value)) }]));
}

function lift(value: number): number {
  return value / (Math.abs(value) + HALF_WAY);
}

/** The position that is drawn nearest to a place across the picture, from 0 to 1. */
export function plyAt(share: number, values: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * Math.max(0, values - 1));
}
