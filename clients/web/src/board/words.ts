import type { Path, Square } from '../rules/types';
import { takenBy } from './geometry';
import type { PieceColour } from './types';

/** Everything that a board says, so that it can be said in another language too. */
export interface BoardWords {
  readonly board: string;
  readonly mustJump: string;
  readonly blocked: (square: Square) => string;
  /** The rules' own sentence is English. */
  readonly refused: (code: string, sentence: string) => string;
  readonly undoHop: string;
  readonly whichWay: string;
  readonly cancel: string;
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
}

export const english: BoardWords = {
  board: 'Board',
  mustJump: 'You must perform a jump',
  blocked: (square) => `The piece on ${square} cannot move: no square in front of it is free.`,
  refused: (_, sentence) => sentence,
  undoHop: 'Undo the last hop',
  whichWay: 'Which way?',
  cancel: 'Cancel',
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
  hopped: (to, taken, next) => `${taken === undefined ? `On ${to}.` : `Jumped to ${to} and took ${taken}.`} Another jump is available: ${or(next)}.`,
  undone: (back) => `Back on ${back}.`,
  route: (path) => `${path.join(' × ')}, takes ${and(takenBy(path))}`,
};

/** The squares and moves that a sentence of the rules names, in its order: every language names the same ones. */
export function named(sentence: string): readonly string[] {
  return sentence.match(/\d+(?:[-x]\d+)*/g) ?? [];
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
