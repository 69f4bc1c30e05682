import type { Path, Side, Square } from '../rules/types';

/** A place on the board as it is drawn: both go from 0 to 7, from the upper left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export const squares: readonly Square[] = Array.from({ length: 32 }, (_, index) => index + 1);

/** Where a square is drawn when this side has its pieces below. */
export function placeOf(square: Square, below: Side): Place {
  const row = Math.floor((square - 1) / 4);
  const column = 2 * ((square - 1) % 4) + (row % 2 === 0 ? 1 : 0);
  return below === 'second' ? { column, row } : { column: 7 - column, row: 7 - row };
}

/** The playable square that is drawn at a place, if there is one. */
export function squareAt(place: Place, below: Side): Square | undefined {
  const { column, row } = below === 'second' ? place : { column: 7 - place.column, row: 7 - place.row };
  const isOnBoard = column >= 0 && column < 8 && row >= 0 && row < 8;
  return isOnBoard && (row + column) % 2 === 1 ? row * 4 + Math.floor(column / 2) + 1 : undefined;
}

/** The four playable squares of a drawn row, from left to right. */
export function rowOf(row: number, below: Side): readonly Square[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((column) => squareAt({ column, row }, below)).filter((square) => square !== undefined);
}

/** The square that a hop goes over, or nothing for a step. */
export function between(from: Square, to: Square): Square | undefined {
  const here = placeOf(from, 'second');
  const there = placeOf(to, 'second');
  if (Math.abs(here.row - there.row) !== 2) return undefined;
  return squareAt({ column: (here.column + there.column) / 2, row: (here.row + there.row) / 2 }, 'second');
}

/** The squares that a turn jumps over, in its order. */
export function takenBy(path: Path): readonly Square[] {
  return path
    .slice(1)
    .map((to, index) => between(path[index] ?? to, to))
    .filter((square) => square !== undefined);
}

/** The squares diagonally beside a square. */
export function beside(square: Square): readonly Square[] {
  const { column, row } = placeOf(square, 'second');
  return [-1, 1]
    .flatMap((down) => [-1, 1].map((right) => squareAt({ column: column + right, row: row + down }, 'second')))
    .filter((found) => found !== undefined);
}

/** The row, as it is counted from the first mover's side, on which men of a side are crowned. */
export function isKingRow(square: Square, side: Side): boolean {
  return side === 'first' ? square > 28 : square < 5;
}

const diagonals: Readonly<Record<string, readonly [number, number]>> = {
  Numpad7: [-1, -1],
  Numpad9: [1, -1],
  Numpad1: [-1, 1],
  Numpad3: [1, 1],
};

/**
 * Where a key leads on the drawn board; nowhere beyond its edge. Left and right stay in the row, up and down go to the
 * neighbouring row in a zigzag, the corners of the number pad follow the diagonals.
 */
export function walk(square: Square, key: string, below: Side): Square | undefined {
  const at = placeOf(square, below);
  const row = rowOf(at.row, below);
  const index = row.indexOf(square);
  const diagonal = diagonals[key];
  if (diagonal) return squareAt({ column: at.column + diagonal[0], row: at.row + diagonal[1] }, below);
  switch (key) {
    case 'ArrowLeft':
      return row[index - 1];
    case 'ArrowRight':
      return row[index + 1];
    case 'ArrowUp':
      return rowOf(at.row - 1, below)[index];
    case 'ArrowDown':
      return rowOf(at.row + 1, below)[index];
    case 'Home':
      return row[0];
    case 'End':
      return row[3];
    case 'PageUp':
      return rowOf(0, below)[index];
    case 'PageDown':
      return rowOf(7, below)[index];
    default:
      return undefined;
  }
}
