import { trustedScript } from '../worker/trusted';
import address from './engine.worker.ts?worker&url';

/** What is expected to be played, as the rules write it, and what that is worth to the side to move; a man is about 100. */
export interface Line {
  readonly moves: readonly string[];
  readonly score: number;
}

/** How a position ends for the side to move when both play their best, by the endgame tables. */
export interface Verdict {
  readonly ends: 'win' | 'draw' | 'loss';
  /** How many turns of both sides it takes. */
  readonly plies: number;
}

/** The best lines, best first; none where nobody can move. */
export interface Finding {
  readonly lines: readonly Line[];
  readonly verdict: Verdict | undefined;
}

export type Reason = 'forced' | 'wins' | 'gains' | 'trap' | 'spares' | 'holds-out' | 'keeps-win' | 'keeps-draw' | 'draws' | 'best';

/** A move for somebody who asks for help. The reason may be about another move, and about pieces. */
export interface Advice extends Line {
  readonly reason: Reason;
  readonly other: string;
  readonly pieces: number;
  readonly verdict: Verdict | undefined;
}

/** What the trainer teaches: lessons, and kinds of positions that it deals. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly kinds: readonly string[];
}

export interface Lesson {
  readonly name: string;
  readonly theme: string;
  readonly fen: string;
  /** What whoever is to move can reach; nothing where the tables could not be read. */
  readonly verdict: Verdict | undefined;
}

/** What the endgame tables say of a turn, both counted from before it, for who played it. */
export interface Mark {
  readonly grade: 'best' | 'slip' | 'mistake';
  /** How many own moves a slip has cost. */
  readonly cost: number;
  readonly before: Verdict;
  readonly after: Verdict;
  readonly best: readonly string[];
}

export type Question =
  | { readonly kind: 'choose'; readonly fen: string; readonly level: number; readonly millis: number; readonly seed: number }
  | { readonly kind: 'lines'; readonly fen: string; readonly nodes: number; readonly most: number }
  | { readonly kind: 'advise'; readonly fen: string; readonly nodes: number }
  | { readonly kind: 'course' }
  | { readonly kind: 'deal'; readonly dealt: string; readonly seed: number }
  | { readonly kind: 'ending'; readonly fen: string }
  | { readonly kind: 'mark'; readonly fen: string; readonly move: string }
  | { readonly kind: 'answer'; readonly soFar: readonly string[] };

export type Answer = string | Finding | Advice | Course | Mark | Verdict | undefined;

export interface Engine {
  choose(fen: string, level: number, millis: number): Promise<string>;
  lines(fen: string, nodes: number, most: number): Promise<Finding>;
  advise(fen: string, nodes: number): Promise<Advice>;
  course(): Promise<Course>;
  /** A position of a kind of the course, for the side to move to reach its goal. */
  deal(kind: string): Promise<string>;
  /** How a position ends, where the tables know it. */
  ending(fen: string): Promise<Verdict | undefined>;
  mark(fen: string, move: string): Promise<Mark>;
  /** What is played without a mistake in the last of these positions; the others are where the game has been. */
  answer(soFar: readonly string[]): Promise<string>;
  close(): void;
}

/** The engine thinks beside the page, so that nothing stands still. It is fetched with the first question, and answers one after the other. */
export function startEngine(): Engine {
  let worker: Worker | undefined;
  const waiting = new Map<number, (answer: Answer) => void>();
  let next = 1;
  const started = (): Worker => {
    const made = new Worker(trustedScript(address), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    });
    return made;
  };
  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve) => {
      const id = next++;
      waiting.set(id, resolve);
      worker ??= started();
      worker.postMessage({ ...question, id });
    });
  return {
    choose: (fen, level, millis) => ask({ kind: 'choose', fen, level, millis, seed: anySeed() }) as Promise<string>,
    lines: (fen, nodes, most) => ask({ kind: 'lines', fen, nodes, most }) as Promise<Finding>,
    advise: (fen, nodes) => ask({ kind: 'advise', fen, nodes }) as Promise<Advice>,
    course: () => ask({ kind: 'course' }) as Promise<Course>,
    deal: (dealt) => ask({ kind: 'deal', dealt, seed: anySeed() }) as Promise<string>,
    ending: (fen) => ask({ kind: 'ending', fen }) as Promise<Verdict | undefined>,
    mark: (fen, move) => ask({ kind: 'mark', fen, move }) as Promise<Mark>,
    answer: (soFar) => ask({ kind: 'answer', soFar }) as Promise<string>,
    close: () => worker?.terminate(),
  };
}

function anySeed(): number {
  return Math.floor(Math.random() * 0x7fffffff);
}
