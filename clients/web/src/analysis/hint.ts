import type { Advice } from '../engine/engine';
import { pathOf } from '../rules/turn';
import type { AnalysisWords } from './words';

/** A move in words: 8 to 11, or 15 jumps to 22, then 31. */
export function moveWords(move: string, words: AnalysisWords): string {
  const [from = 0, ...rest] = pathOf(move);
  return move.includes('x') ? words.jump(from, rest) : words.step(from, rest[0] ?? 0);
}

/** What to play and why, in one sentence: 8 to 11, because 15x24 then loses two pieces. */
export function hintText(advice: Advice, words: AnalysisWords): string {
  const [move = ''] = advice.moves;
  return `${moveWords(move, words)}, ${words.reasons[advice.reason](advice.other, advice.pieces)}`;
}
