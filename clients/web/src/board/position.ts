import type { Path, Side, Square } from '../rules/types';
import { isKingRow, takenBy } from './geometry';

/** How a game begins. */
export const START = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

export interface Piece {
  readonly side: Side;
  readonly king: boolean;
}

export type Pieces = ReadonlyMap<Square, Piece>;

export interface Placement {
  readonly toMove: Side;
  readonly pieces: Pieces;
}

/** Reads the FEN that the house writes. It knows no rule. */
export function readFen(fen: string): Placement {
  const [turn, ...groups] = fen.replace(/\.$/, '').split(':');
  const pieces = new Map<Square, Piece>();
  for (const group of groups) {
    const side: Side = group.startsWith('B') ? 'first' : 'second';
    for (const item of group.slice(1).split(',')) {
      const king = item.startsWith('K');
      const square = Number(king ? item.slice(1) : item);
      if (square >= 1 && square <= 32) pieces.set(square, { side, king });
    }
  }
  return { toMove: turn === 'B' ? 'first' : 'second', pieces };
}

export function writeFen(placement: Placement): string {
  const group = (side: Side): string =>
    [...placement.pieces]
      .filter(([, piece]) => piece.side === side)
      .sort(([a], [b]) => a - b)
      .map(([square, piece]) => (piece.king ? `K${square}` : `${square}`))
      .join(',');
  return `${placement.toMove === 'first' ? 'B' : 'W'}:W${group('second')}:B${group('first')}`;
}

/** The board after a turn that the house has told of: it says what was taken and crowned. */
export function afterMove(fen: string, move: { readonly path: Path; readonly taken: readonly Square[]; readonly crowned: boolean }): string {
  const { toMove, pieces } = readFen(fen);
  const from = move.path[0];
  const to = move.path.at(-1);
  const piece = from === undefined ? undefined : pieces.get(from);
  if (from === undefined || to === undefined || piece === undefined) return fen;
  const next = new Map(pieces);
  next.delete(from);
  for (const square of move.taken) next.delete(square);
  next.set(to, { side: piece.side, king: piece.king || move.crowned });
  return writeFen({ toMove: toMove === 'first' ? 'second' : 'first', pieces: next });
}

/** The pieces after one of them went along these squares: a whole turn, or the part of it that somebody has entered. */
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

/** A turn as players write it: 11-15, or 15x22x31. */
export function moveText(move: { readonly path: Path; readonly taken: readonly Square[] }): string {
  return move.path.join(move.taken.length > 0 ? 'x' : '-');
}

/** How many pieces a side has lost since a game began from a position, which need not be the usual one. */
export function lost(start: string, fen: string, side: Side): number {
  return Math.max(0, count(start, side) - count(fen, side));
}

function count(fen: string, side: Side): number {
  return [...readFen(fen).pieces.values()].filter((piece) => piece.side === side).length;
}
