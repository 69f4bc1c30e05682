import type { Path, Square } from '../rules/types';
import { takenBy } from './geometry';
import type { PieceColour } from './types';

/** Everything that a board says, so that it can be said in another language too. */
export interface BoardWords {
  readonly board: string;
  readonly mustJump: string;
  readonly blocked: (square: Square) => string;
  readonly undoHop: string;
  readonly whichWay: string;
  readonly cancel: string;
  readonly yourMove: string;
  readonly typeMove: string;
  readonly typeMoveHow: string;
  readonly play: string;
  readonly piece: (colour: PieceColour, king: boolean, isYours: boolean) => string;
  readonly square: (square: Square, piece: string | undefined, said: readonly string[]) => string;
  readonly mayMoveTo: (ends: readonly Square[]) => string;
  readonly mustJumpTo: (ends: readonly Square[]) => string;
  readonly mayNotMove: string;
  readonly pickedUp: string;
  readonly landsHere: (from: Square) => string;
  readonly lastMove: string;
  readonly chosen: (piece: string, square: Square, ends: readonly Square[]) => string;
  readonly putDown: string;
  readonly hopped: (to: Square, taken: Square | undefined, next: readonly Square[]) => string;
  readonly undone: (back: Square) => string;
  readonly route: (path: Path) => string;
  readonly played: (colour: PieceColour, path: Path, crowned: boolean) => string;
}

export const english: BoardWords = {
  board: 'Board',
  mustJump: 'You must perform a jump',
  blocked: (square) => `The piece on ${square} cannot move: no square in front of it is free.`,
  undoHop: 'Undo the last hop',
  whichWay: 'Which way?',
  cancel: 'Cancel',
  yourMove: 'Your move',
  typeMove: 'Type a move',
  typeMoveHow: 'For example 11-15, or 15x22x31',
  play: 'Play',
  piece: (colour, king, isYours) => `${isYours ? 'your' : colour} ${king ? 'king' : 'man'}`,
  square: (square, piece, said) => [String(square), piece ?? 'empty', ...said].join(', '),
  mayMoveTo: (ends) => `may move to ${or(ends)}`,
  mustJumpTo: (ends) => `must jump to ${or(ends)}`,
  mayNotMove: 'may not move',
  pickedUp: 'picked up',
  landsHere: (from) => `${from} may go here`,
  lastMove: 'last move',
  chosen: (piece, square, ends) => `Picked up ${piece} on ${square}. It may go to ${or(ends)}.`,
  putDown: 'Put down.',
  hopped: (to, taken, next) =>
    `${taken === undefined ? `On ${to}.` : `Jumped to ${to} and took ${taken}.`} Another jump is available: ${or(next)}.`,
  undone: (back) => `Back on ${back}.`,
  route: (path) => `${path.join(' × ')}, takes ${and(takenBy(path))}`,
  played: (colour, path, crowned) => sentence(colour, path, crowned),
};

function sentence(colour: PieceColour, path: Path, crowned: boolean): string {
  const taken = takenBy(path);
  const who = `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`;
  const went = taken.length === 0 ? `moved ${path[0]} to ${path.at(-1)}` : `jumped ${path.join(' to ')}`;
  const took = taken.length === 0 ? '' : ` and took ${and(taken)}`;
  return `${who} ${went}${took}${crowned ? ', and is crowned' : ''}.`;
}

function and(things: readonly Square[]): string {
  return joined(things, 'and');
}

function or(things: readonly Square[]): string {
  return joined(things, 'or');
}

function joined(things: readonly Square[], last: string): string {
  return things.length < 2 ? things.join() : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`;
}
