import type { Path, Side, Square } from '../rules/types';
import { isKingRow, takenBy } from './geometry';

export interface Piece {
  readonly side: Side;
  readonly king: boolean;
}

export type Pieces = ReadonlyMap<Square, Piece>;

export interface Position {
  readonly toMove: Side;
  readonly pieces: Pieces;
}

/** A position that the house or the rules wrote: B is the first mover, whatever its colour. */
export function readFen(fen: string): Position {
  const pieces = new Map<Square, Piece>();
  const [turn, ...parts] = fen.split(':');
  for (const part of parts) {
    const side: Side = part.startsWith('B') ? 'first' : 'second';
    for (const text of part.slice(1).split(',')) {
      const king = text.startsWith('K');
      const square = Number(king ? text.slice(1) : text);
      if (square > 0) pieces.set(square, { side, king });
    }
  }
  return { toMove: turn === 'W' ? 'second' : 'first', pieces };
}

/** The pieces after somebody went along these squares, whole turn or part of one. */
export function advanced(pieces: Pieces, path: Path): Pieces {
  const [from] = path;
  const to = path.at(-1);
  const piece = from === undefined ? undefined : pieces.get(from);
  if (from === undefined || to === undefined || piece === undefined) return pieces;
  const after = new Map(pieces);
  after.delete(from);
  for (const taken of takenBy(path)) after.delete(taken);
  after.set(to, { side: piece.side, king: piece.king || isKingRow(to, piece.side) });
  return after;
}

export function opponent(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}
