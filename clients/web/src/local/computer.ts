import { pathOf } from '../rules/turn';
import type { Path } from '../rules/types';
import { trustedScript } from '../worker/trusted';
import address from './computer.worker.ts?worker&url';

/** What the worker is asked. */
export interface Thought {
  readonly id: number;
  readonly fen: string;
  readonly level: number;
  readonly millis: number;
  readonly seed: number;
}

export type Strength = 'easy' | 'medium' | 'strong';

/** The engine's level, and how long it thinks at most. */
const strengths: Readonly<Record<Strength, Pick<Thought, 'level' | 'millis'>>> = {
  easy: { level: 2, millis: 1000 },
  medium: { level: 5, millis: 1000 },
  strong: { level: 10, millis: 1000 },
};

export interface Computer {
  choose(fen: string, strength: Strength): Promise<Path>;
  close(): void;
}

/** The opponent thinks beside the page, so that nothing stands still. */
export function startComputer(): Computer {
  const worker = new Worker(trustedScript(address), { type: 'module' });
  const waiting = new Map<number, (path: Path) => void>();
  let next = 1;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; move: string }>) => {
    waiting.get(data.id)?.(pathOf(data.move));
    waiting.delete(data.id);
  });
  return {
    choose: (fen, strength) =>
      new Promise((resolve) => {
        const id = next++;
        waiting.set(id, resolve);
        worker.postMessage({ id, fen, ...strengths[strength], seed: Math.floor(Math.random() * 0x7fffffff) } satisfies Thought);
      }),
    close: () => worker.terminate(),
  };
}

/** A draw is accepted where nothing has happened for long. */
export function acceptsDraw(quietPlies: number): boolean {
  return quietPlies >= 30;
}
