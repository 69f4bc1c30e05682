import type { Path, Square } from '../rules/types';
import { between, takenBy } from './geometry';

/**
 * A move while somebody enters it. Whatever they use (pointer, touch, keyboard), it comes down to squares, one after
 * the other. Pure: what may be played is handed in, and what is to be done comes out.
 */
export interface Entry {
  /** The squares chosen so far: none, the piece, or the piece and its hops. */
  readonly begun: Path;
  /** Turns that all fit and do not lead to the same board: somebody must choose. */
  readonly routes: readonly Path[];
}

export type Step =
  | { readonly kind: 'entered'; readonly entry: Entry }
  | { readonly kind: 'move'; readonly path: Path }
  /** Nothing that may be played: the rules say why. */
  | { readonly kind: 'refused'; readonly entry: Entry; readonly path: Path };

export const nothing: Entry = { begun: [], routes: [] };

/** Whether these are jumps: then nothing else may be played. */
export function areJumps(legal: readonly Path[]): boolean {
  const [from, to] = legal[0] ?? [];
  return from !== undefined && to !== undefined && between(from, to) !== undefined;
}

/** The squares whose pieces may move. */
export function movable(legal: readonly Path[]): ReadonlySet<Square> {
  return new Set(legal.flatMap((path) => path.slice(0, 1)));
}

/** The turns that begin as this entry does. */
export function candidates(entry: Entry, legal: readonly Path[]): readonly Path[] {
  return entry.begun.length === 0 ? [] : legal.filter((path) => beginsWith(path, entry.begun));
}

export type Target = 'hop' | 'end';

/** The squares that may be chosen next: those where a turn ends, and those where one only passes. */
export function targets(entry: Entry, legal: readonly Path[]): ReadonlyMap<Square, Target> {
  const found = new Map<Square, Target>();
  for (const path of candidates(entry, legal)) {
    const next = path[entry.begun.length];
    const end = path.at(-1);
    if (next !== undefined && !found.has(next)) found.set(next, 'hop');
    if (end !== undefined) found.set(end, 'end');
  }
  return found;
}

/** A square was chosen. `own` are the squares of the pieces of whoever chooses. */
export function choose(entry: Entry, square: Square, legal: readonly Path[], own: ReadonlySet<Square>): Step {
  if (entry.begun.length === 0) return pick(square, legal, own);
  const fitting = candidates(entry, legal);
  const hops = fitting.filter((path) => path[entry.begun.length] === square);
  if (hops.length > 0) return hop(entry, square, hops);
  const ends = fitting.filter((path) => path.at(-1) === square && square !== entry.begun[0]);
  return ends.length > 0 ? along(entry, ends) : elsewhere(entry, square, legal, own);
}

/** One step back: a question is closed, a hop is undone, a piece is put down. */
export function undo(entry: Entry): Entry {
  return entry.routes.length > 0 ? { begun: entry.begun, routes: [] } : { begun: entry.begun.slice(0, -1), routes: [] };
}

/** The only turn of a piece, if it has no other. */
export function onlyTurn(square: Square, legal: readonly Path[]): Path | undefined {
  const turns = legal.filter((path) => path[0] === square);
  return turns.length === 1 ? turns[0] : undefined;
}

/** Turns that lead to different boards; of those that lead to the same one, the first. */
export function differing(routes: readonly Path[]): readonly Path[] {
  const seen = new Set<string>();
  return routes.filter((path) => {
    const result = [path[0], path.at(-1), ...[...takenBy(path)].sort((a, b) => a - b)].join();
    return !seen.has(result) && seen.add(result);
  });
}

function pick(square: Square, legal: readonly Path[], own: ReadonlySet<Square>): Step {
  if (movable(legal).has(square)) return { kind: 'entered', entry: { begun: [square], routes: [] } };
  return own.has(square) ? { kind: 'refused', entry: nothing, path: [square] } : { kind: 'entered', entry: nothing };
}

function hop(entry: Entry, square: Square, fitting: readonly Path[]): Step {
  const begun = [...entry.begun, square];
  const whole = fitting.find((path) => path.length === begun.length);
  return whole ? { kind: 'move', path: whole } : { kind: 'entered', entry: { begun, routes: [] } };
}

/** The end of a jump was chosen. */
function along(entry: Entry, ends: readonly Path[]): Step {
  const [route, ...others] = differing(ends);
  return route !== undefined && others.length === 0
    ? { kind: 'move', path: route }
    : { kind: 'entered', entry: { begun: entry.begun, routes: [route ?? [], ...others] } };
}

function elsewhere(entry: Entry, square: Square, legal: readonly Path[], own: ReadonlySet<Square>): Step {
  if (square === entry.begun.at(-1)) return { kind: 'entered', entry: undo(entry) };
  // A jump that has begun goes on; a piece that was only picked up may be put down for another.
  if (entry.begun.length === 1 && own.has(square)) return pick(square, legal, own);
  return { kind: 'refused', entry: { begun: entry.begun, routes: [] }, path: [...entry.begun, square] };
}

function beginsWith(path: Path, begun: Path): boolean {
  return path.length > begun.length && begun.every((square, index) => path[index] === square);
}
