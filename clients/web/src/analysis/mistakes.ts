import { moveText } from '../board/position';
import type { Finding } from '../engine/engine';
import type { Played } from '../rules/types';

export interface Mistake {
  /** How many turns had been played with it. */
  readonly ply: number;
  readonly kind: 'mistake' | 'blunder';
  /** What was better, as the rules write it. */
  readonly better: string;
  /** What it gave away for certain. */
  readonly threw: 'win' | 'draw' | undefined;
}

/** As they are written beside a move. */
export const signs: Readonly<Record<Mistake['kind'], string>> = { mistake: '?', blunder: '??' };

const MISTAKE = 80;
const BLUNDER = 180;
/** Whoever is so far ahead loses nothing by being a little less so. */
const MOST = 400;

/** What a position is worth to the side to move; who cannot move has lost. */
export function worth({ lines, verdict }: Finding): number {
  if (verdict !== undefined) return { win: MOST, draw: 0, loss: -MOST }[verdict.ends];
  const [best] = lines;
  return best === undefined ? -MOST : Math.max(-MOST, Math.min(MOST, best.score));
}

/** The turns after which the game stood worse than it had to. `findings` begins with the position before the first turn. */
export function mistakesIn(turns: readonly Played[], findings: readonly (Finding | undefined)[]): readonly Mistake[] {
  return turns.flatMap((turn, index) => {
    const [before, after] = [findings[index], findings[index + 1]];
    const better = before?.lines[0]?.moves[0];
    if (before === undefined || after === undefined || better === undefined || better === moveText(turn)) return [];
    const cost = worth(before) + worth(after);
    const threw = thrown(before, after);
    if (cost < MISTAKE) return [];
    return [{ ply: index + 1, kind: cost >= BLUNDER || threw !== undefined ? 'blunder' : 'mistake', better, threw } as const];
  });
}

/** What the tables know to be given away. */
function thrown(before: Finding, after: Finding): 'win' | 'draw' | undefined {
  if (before.verdict === undefined || after.verdict === undefined) return undefined;
  if (before.verdict.ends === 'win' && after.verdict.ends !== 'loss') return 'win';
  return before.verdict.ends === 'draw' && after.verdict.ends === 'win' ? 'draw' : undefined;
}
