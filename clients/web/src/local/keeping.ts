import type { Kept } from './game';

/** A game that a reload does not end. Time that nobody sat there is not charged. */
interface Stored {
  readonly format: 1;
  readonly kept: Kept;
  /** How long the page was away, all in all: the table's time is so much behind. */
  readonly away: number;
  readonly seenAt: number;
}

export type Place = 'crownhead.local' | 'crownhead.computer';

export function store(place: Place, kept: Kept, away: number, now: number): void {
  const stored: Stored = { format: 1, kept, away, seenAt: now };
  try {
    localStorage.setItem(place, JSON.stringify(stored));
  } catch {
    // A browser that keeps nothing for us plays the game all the same.
  }
}

export function forget(place: Place): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}

export function stored(place: Place, now: number): { readonly kept: Kept; readonly away: number } | undefined {
  try {
    return resumed(localStorage.getItem(place), now);
  } catch {
    return undefined;
  }
}

export function resumed(text: string | null, now: number): { readonly kept: Kept; readonly away: number } | undefined {
  const found = text === null ? undefined : (JSON.parse(text) as Partial<Stored>);
  if (found?.format !== 1 || found.kept === undefined) return undefined;
  return { kept: found.kept, away: (found.away ?? 0) + Math.max(0, now - (found.seenAt ?? now)) };
}
