import { opponent } from '../board/position';
import type { Finding } from '../engine/engine';
import type { Side } from '../rules/types';
import { worth } from './mistakes';
import type { AnalysisWords } from './words';

const LITTLE = 25;
const BETTER = 80;
const WINNING = 250;

/** What a position is worth to the first side. */
export function forFirst(finding: Finding, toMove: Side): number {
  return toMove === 'first' ? worth(finding) : -worth(finding);
}

/** How a position stands, for people. */
export function standingText(finding: Finding, toMove: Side, colours: Readonly<Record<Side, string>>, words: AnalysisWords): string {
  if (finding.lines.length === 0) return words.standing.over(colours[opponent(toMove)]);
  const value = forFirst(finding, toMove);
  const colour = colours[value >= 0 ? 'first' : 'second'];
  const lead = Math.abs(value);
  if (lead < LITTLE) return words.standing.level;
  if (lead < BETTER) return words.standing.little(colour);
  return lead < WINNING ? words.standing.better(colour) : words.standing.winning(colour);
}

/** What the endgame tables know, or nothing. */
export function exactText(finding: Finding, toMove: Side, colours: Readonly<Record<Side, string>>, words: AnalysisWords): string {
  const { verdict } = finding;
  if (verdict === undefined || finding.lines.length === 0) return '';
  const winner = verdict.ends === 'win' ? toMove : opponent(toMove);
  return words.known(verdict.ends === 'draw' ? undefined : colours[winner], Math.ceil(verdict.plies / 2));
}

/** A score as players write it, for the first side: +0.4. What is as good as nothing has no sign. */
export function scoreText(score: number, toMove: Side): string {
  const value = toMove === 'first' ? score : -score;
  const size = Math.min(99, Math.abs(value) / 100);
  const text = size < 99 ? size.toFixed(1) : '99';
  if (text === '0.0') return text;
  return `${value > 0 ? '+' : '−'}${text}`;
}
