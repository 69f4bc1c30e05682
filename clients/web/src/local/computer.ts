import type { Engine } from '../engine/engine';
import { pathOf } from '../rules/turn';
import type { Path } from '../rules/types';

export type Strength = 'easy' | 'medium' | 'strong';

/** The engine's level, and how long it thinks at most. */
const strengths: Readonly<Record<Strength, { readonly level: number; readonly millis: number }>> = {
  easy: { level: 2, millis: 1000 },
  medium: { level: 5, millis: 1000 },
  strong: { level: 10, millis: 1000 },
};

/** The move that the computer plays. */
export async function choose(engine: Engine, fen: string, strength: Strength): Promise<Path> {
  const { level, millis } = strengths[strength];
  return pathOf(await engine.choose(fen, level, millis));
}

/** A draw is accepted where nothing has happened for long. */
export function acceptsDraw(quietPlies: number): boolean {
  return quietPlies >= 30;
}
