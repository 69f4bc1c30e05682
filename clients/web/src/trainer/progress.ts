/** How a lesson was solved: in how many own moves, and whether with a hint or a move taken back. */
export interface Solved {
  readonly moves: number;
  readonly helped: boolean;
}

/** What was solved, by the names of the lessons. */
export type Progress = Readonly<Record<string, Solved>>;

const KEPT_AS = 'crownhead.trainer';

/** What was kept, as far as it means something. */
export function readProgress(kept: string | null): Progress {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Solved] => isSolved(entry[1])));
  } catch {
    return {};
  }
}

/** The better of two ways counts: without help, then with fewer moves. */
export function withSolved(progress: Progress, name: string, solved: Solved): Progress {
  const before = progress[name];
  return before !== undefined && !isBetter(solved, before) ? progress : { ...progress, [name]: solved };
}

function isBetter(one: Solved, other: Solved): boolean {
  return one.helped === other.helped ? one.moves < other.moves : other.helped;
}

function isSolved(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { moves, helped } = value as Partial<Solved>;
  return Number.isInteger(moves) && (moves ?? 0) > 0 && typeof helped === 'boolean';
}

export function loadProgress(): Progress {
  try {
    return readProgress(localStorage.getItem(KEPT_AS));
  } catch {
    return {};
  }
}

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing for us teaches all the same.
  }
}
