import type { Played } from '../rules/types';
import { afterMove, START } from '../board/position';
import type { Entry, Moved, TableEvent } from './messages';

/** A turn of a game, and the board after it. */
export interface Turn extends Played {
  readonly side: 'first' | 'second';
  readonly millis?: number | undefined;
  readonly lagMillis?: number | undefined;
}

/** The turns of a game as far as they are known: those of every decision up to `version`. */
export interface History {
  readonly version: number;
  readonly start: string;
  readonly turns: readonly Turn[];
}

export function emptyHistory(start: string = START): History {
  return { version: 0, start, turns: [] };
}

/** The same game after more of its log, or 'gap' when something between was missed. */
export function withEntries(history: History, entries: readonly Entry[]): History | 'gap' {
  let next: History = history;
  for (const entry of entries) {
    const after = withEvents(next, entry.version, entry.events);
    if (after === 'gap') return 'gap';
    next = after;
  }
  return next;
}

export function withEvents(history: History, version: number, events: readonly TableEvent[]): History | 'gap' {
  if (version <= history.version) return history;
  if (version !== history.version + 1) return 'gap';
  return { ...history, version, turns: events.reduce((turns, event) => withEvent(history.start, turns, event), history.turns) };
}

function withEvent(start: string, turns: readonly Turn[], event: TableEvent): readonly Turn[] {
  if (event.event === 'took-back') return turns.slice(0, Math.max(0, turns.length - event.plies));
  if (event.event !== 'moved') return turns;
  return [...turns, turnOf(event, turns.at(-1)?.fen ?? start)];
}

export function turnOf(moved: Moved, before: string): Turn {
  const taken = moved.taken ?? [];
  const crowned = moved.crowned ?? false;
  return {
    side: moved.side,
    path: moved.path,
    taken,
    crowned,
    fen: afterMove(before, { path: moved.path, taken, crowned }),
    millis: moved.millis,
    lagMillis: moved.lagMillis,
  };
}
