import { onDestroy } from 'svelte';
import { startEngine, type Engine, type Finding } from '../engine/engine';

/** So many positions are looked at for each position of a game, and for the one that is on the board. */
const FOR_ALL = 60_000;
const FOR_ONE = 250_000;
const LINES = 3;

/** What is found out while the page is open: each position once. For a component that is being made. */
export interface Judging {
  readonly engine: Engine;
  /** What is known of a position. */
  known(fen: string): Finding | undefined;
  /** The best lines of the position on the board, which is looked at first. */
  lines(fen: string): Finding | undefined;
  look(fen: string): void;
  /** Judges one position after the other. */
  judge(fens: readonly string[]): void;
}

export function openJudging(): Judging {
  const engine = startEngine();
  let known: ReadonlyMap<string, Finding> = $state.raw(new Map());
  let deep: ReadonlyMap<string, Finding> = $state.raw(new Map());
  let round = 0;
  let wanted = '';
  let isLooking = false;
  onDestroy(() => {
    round = -1;
    engine.close();
  });

  async function judgeAll(fens: readonly string[], mine: number): Promise<void> {
    for (const fen of fens) {
      if (round !== mine) return;
      if (!known.has(fen)) {
        const finding = await engine.lines(fen, FOR_ALL, 1);
        known = new Map(known).set(fen, finding);
      }
    }
  }

  /** Whoever steps through a game quickly waits for the last position alone. */
  async function lookOn(): Promise<void> {
    isLooking = true;
    while (wanted !== '' && !deep.has(wanted)) {
      const fen = wanted;
      const finding = await engine.lines(fen, FOR_ONE, LINES);
      deep = new Map(deep).set(fen, finding);
    }
    isLooking = false;
  }

  return {
    engine,
    known: (fen) => known.get(fen),
    lines: (fen) => deep.get(fen),
    look: (fen) => {
      wanted = fen;
      if (!isLooking) void lookOn();
    },
    judge: (fens) => {
      if (round < 0) return;
      round += 1;
      void judgeAll(fens, round);
    },
  };
}
