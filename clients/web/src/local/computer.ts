import { pathOf } from '../rules/turn';
import type { Path } from '../rules/types';
import { trustedScript } from '../worker/trusted';
import address from './computer.worker.ts?worker&url';

/** What the worker is asked. */
export interface Thought {
  readonly id: number;
  readonly fen: string;
  readonly plies: number;
  readonly carelessness: number;
  readonly seed: number;
}

export type Strength = 'easy' | 'medium' | 'strong';

/** How far it looks ahead, and how much worse than the best a move may be that it plays. */
const strengths: Readonly<Record<Strength, Pick<Thought, 'plies' | 'carelessness'>>> = {
  easy: { plies: 2, carelessness: 30 },
  medium: { plies: 5, carelessness: 8 },
  strong: { plies: 9, carelessness: 2 },
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
