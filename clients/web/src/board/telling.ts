import type { Path, Rules, Square } from '../rules/types';
import { colourOf } from './dress';
import { areJumps, candidates, targets, type Entry } from './entry';
import { beside } from './geometry';
import type { Piece, Pieces } from './position';
import type { Dress } from './types';
import type { BoardWords } from './words';

/** What a board is told of a square, to say it. */
export interface Told {
  readonly pieces: Pieces;
  readonly legal: readonly Path[];
  readonly entry: Entry;
  /** The squares of the pieces of whoever is to move here; none while others move. */
  readonly own: ReadonlySet<Square>;
  readonly last: Path;
  readonly dress: Dress;
}

/** What stands on a square and what it may do. */
export function squareLabel(square: Square, told: Told, words: BoardWords): string {
  const piece = told.pieces.get(square);
  const isYours = told.own.has(square);
  const name = piece && words.piece(colourOf(told.dress, piece.side), piece.king, isYours);
  return words.square(square, name, [
    ...(isYours ? [ability(square, told, words)] : []),
    ...landing(square, told, words),
    ...(square === told.last.at(-1) ? [words.lastMove] : []),
  ]);
}

function ability(square: Square, { legal, entry }: Told, words: BoardWords): string {
  if (entry.begun.at(-1) === square) return words.pickedUp;
  const ends = endsOf(legal.filter((path) => path[0] === square));
  if (ends.length === 0) return words.mayNotMove;
  return areJumps(legal) ? words.mustJumpTo(ends) : words.mayMoveTo(ends);
}

function landing(square: Square, { legal, entry }: Told, words: BoardWords): readonly string[] {
  const from = entry.begun.at(-1);
  return from !== undefined && targets(entry, legal).has(square) ? [words.landsHere(from)] : [];
}

/** Where turns end, each square once. */
export function endsOf(paths: readonly Path[]): readonly Square[] {
  return [...new Set(paths.flatMap((path) => path.slice(-1)))].sort((a, b) => a - b);
}

/** Where the jump that has begun may go on. */
export function nextHops(entry: Entry, legal: readonly Path[]): readonly Square[] {
  return [...new Set(candidates(entry, legal).flatMap((path) => path.slice(entry.begun.length, entry.begun.length + 1)))];
}

/** Why a turn along these squares is refused, in the words of the rules where they are loaded. */
export function whyNot(fen: string, path: Path, legal: readonly Path[], rules: Rules | undefined, words: BoardWords): string {
  return path.length > 1 ? whyNotAlong(fen, path, legal, rules, words) : whyNotFrom(fen, path[0] ?? 0, legal, rules, words);
}

function whyNotAlong(fen: string, path: Path, legal: readonly Path[], rules: Rules | undefined, words: BoardWords): string {
  const ruling = rules?.judge(fen, path);
  if (ruling?.kind === 'illegal') return words.refused(ruling.code, ruling.sentence);
  return areJumps(legal) ? words.mustJump : words.mayNotMove;
}

/** A piece that may not move: where it could step, the rules say what stands against it. */
function whyNotFrom(fen: string, square: Square, legal: readonly Path[], rules: Rules | undefined, words: BoardWords): string {
  if (!areJumps(legal)) return words.blocked(square);
  const reasons = beside(square).map((to) => rules?.judge(fen, [square, to]));
  const forced = reasons.find((ruling) => ruling?.kind === 'illegal' && ruling.code === 'jump-compulsory');
  return forced?.kind === 'illegal' ? words.refused(forced.code, forced.sentence) : `${words.mustJump}.`;
}

/** A piece for programs that look at the page: first-man, second-king. */
export function pieceCode(piece: Piece | undefined): string | undefined {
  return piece && `${piece.side}-${piece.king ? 'king' : 'man'}`;
}
