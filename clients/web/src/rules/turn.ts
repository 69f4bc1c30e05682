import type { Path, Played } from './types';

/** A turn of the Java rules as the pages have it. */
export function played(turn: ScriptTurn): Played {
  return {
    path: Array.from(turn.path()),
    taken: Array.from(turn.taken()),
    crowned: turn.isCrowning(),
    fen: turn.fen(),
  };
}

/** The squares of a move that the rules wrote: 11-15, 15x22x31. */
export function pathOf(text: string): Path {
  return text.split(/[-x]/).map(Number);
}
