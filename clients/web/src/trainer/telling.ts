import { moveWords } from '../analysis/hint';
import type { AnalysisWords } from '../analysis/words';
import type { Mark, Verdict } from '../engine/engine';
import type { Solved } from './progress';
import type { TrainerWords } from './words';

/** A draw is held when so many own moves have kept it. */
export const HELD_AFTER = 12;

/** How many own moves a win or a loss takes. */
export function movesOf(verdict: Verdict): number {
  return Math.ceil(verdict.plies / 2);
}

/** What a learner is to reach. */
export function goalText(verdict: Verdict, words: TrainerWords): string {
  return verdict.ends === 'win' ? words.goal.win(movesOf(verdict)) : words.goal.draw(HELD_AFTER);
}

/** What the tables say of a turn that was just played. */
export function markText(mark: Mark, move: string, words: TrainerWords): string {
  const { grade, cost, before, after } = mark;
  if (grade === 'mistake') {
    const given = before.ends === 'win' ? words.gaveWin(move) : words.gaveDraw(move);
    return `${given} ${after.ends === 'draw' ? words.nowDraw : words.nowLost(Math.floor(after.plies / 2))}`;
  }
  if (after.ends === 'draw') return words.keptDraw;
  if (after.ends === 'loss') return words.lost;
  const left = Math.floor(after.plies / 2);
  if (left === 0) return words.over;
  return grade === 'slip' ? words.slip(left, cost) : words.best(left);
}

/** What would have been better, and why; nothing after a best move. */
export function betterText(mark: Mark, move: string, words: TrainerWords, analysis: AnalysisWords): string {
  const [better] = mark.best;
  if (mark.grade === 'best' || better === undefined) return '';
  const told = moveWords(better, analysis);
  if (mark.grade === 'mistake') return words.better(told, analysis.reasons[mark.before.ends === 'win' ? 'keeps-win' : 'keeps-draw'](move));
  return mark.after.ends === 'win' ? words.quicker(told, movesOf(mark.before)) : words.better(told, analysis.reasons['holds-out']());
}

/** How a lesson was solved, against the best there is. */
export function solvedText(solved: Solved, verdict: Verdict, words: TrainerWords): string {
  const help = solved.helped ? ` ${words.withHelp}` : '';
  if (verdict.ends === 'draw') return words.held + help;
  const best = movesOf(verdict);
  return (solved.moves <= best ? words.perfect(solved.moves) : words.solved(solved.moves, best)) + help;
}
