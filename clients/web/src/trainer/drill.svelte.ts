import { onDestroy } from 'svelte';
import { moveText } from '../board/position';
import type { Engine, Mark, Verdict } from '../engine/engine';
import { pathOf } from '../rules/turn';
import type { Path, Played, Rules } from '../rules/types';
import { HELD_AFTER } from './telling';

/** Where an exercise stands. */
export type Phase =
  | 'yours'
  | 'theirs'
  /** Something was given away, and the learner decides what to do about it. */
  | 'mistake'
  /** The answer to it was shown. */
  | 'refuted'
  | 'solved'
  /** The solution is being shown, and was. */
  | 'showing'
  | 'shown';

/** What is told of an exercise, to who looks and to who listens. */
export interface Listener {
  marked(mark: Mark, played: Played): void;
  answered(played: Played): void;
  solved(moves: number, helped: boolean): void;
}

/** One exercise: the learner, who is to move, against the trainer. For a component that is being made. */
export interface Drill {
  readonly turns: readonly Played[];
  readonly phase: Phase;
  /** What was said of the turns on the board, by how many had been played with each. */
  readonly marks: ReadonlyMap<number, Mark>;
  readonly fen: string;
  readonly legal: readonly Path[];
  readonly isHelped: boolean;
  play(path: Path): void;
  takeBack(): void;
  seeAnswer(): void;
  showSolution(): void;
  stopShowing(): void;
  restart(): void;
  help(): void;
}

/** An answer comes no sooner than can be followed. */
const SOONEST = 450;
const STEP = 1_100;

export function openDrill(engine: Engine, rules: Rules, start: string, goal: Verdict, listener: Listener): Drill {
  let turns: readonly Played[] = $state.raw([]);
  let marks: ReadonlyMap<number, Mark> = $state.raw(new Map());
  let phase: Phase = $state('yours');
  let isHelped = $state(false);
  /** Whatever was asked in an earlier round is not wanted any more. */
  let round = 0;
  const fen = $derived(turns.at(-1)?.fen ?? start);
  const legal = $derived(rules.legal(fen));
  onDestroy(() => (round = -1));

  const ownMoves = (): number => Math.ceil(turns.length / 2);
  const isReached = (): boolean => legal.length === 0 || (goal.ends === 'draw' && turns.length % 2 === 1 && ownMoves() >= HELD_AFTER);

  function put(path: Path): Played | undefined {
    const ruling = rules.judge(fen, path);
    if (ruling.kind !== 'legal') return undefined;
    turns = [...turns, ruling.played];
    return ruling.played;
  }

  async function play(path: Path): Promise<void> {
    const before = fen;
    const played = phase === 'yours' ? put(path) : undefined;
    if (played === undefined) return;
    phase = 'theirs';
    const mine = round;
    const mark = await engine.mark(before, moveText(played));
    if (mine !== round) return;
    marks = new Map(marks).set(turns.length, mark);
    listener.marked(mark, played);
    if (mark.grade === 'mistake') phase = 'mistake';
    else if (isReached()) finish();
    else await answer('yours');
  }

  function finish(): void {
    phase = 'solved';
    listener.solved(ownMoves(), isHelped);
  }

  async function answer(then: Phase): Promise<void> {
    phase = 'theirs';
    const mine = round;
    if (!(await step(SOONEST)) || mine !== round) return;
    phase = then;
  }

  /** The trainer's turn for whoever is to move; false when nobody wants it any more. */
  async function step(soonest: number): Promise<boolean> {
    const mine = round;
    const [move] = await Promise.all([engine.answer([start, ...turns.map((turn) => turn.fen)]), pause(soonest)]);
    if (mine !== round) return false;
    const played = put(pathOf(move));
    if (played !== undefined) listener.answered(played);
    return played !== undefined;
  }

  async function show(): Promise<void> {
    phase = 'showing';
    const mine = round;
    while (!isReached()) if (!(await step(STEP))) return;
    if (mine === round) phase = 'shown';
  }

  function cutTo(ply: number): void {
    round += 1;
    turns = turns.slice(0, ply);
    marks = new Map([...marks].filter(([at]) => at <= ply));
  }

  return {
    get turns() {
      return turns;
    },
    get phase() {
      return phase;
    },
    get marks() {
      return marks;
    },
    get fen() {
      return fen;
    },
    get legal() {
      return legal;
    },
    get isHelped() {
      return isHelped;
    },
    play: (path) => void play(path),
    takeBack: () => {
      cutTo(Math.max(0, turns.length - (turns.length % 2 === 1 ? 1 : 2)));
      isHelped = true;
      phase = 'yours';
    },
    seeAnswer: () => void answer('refuted'),
    showSolution: () => {
      cutTo(phase === 'mistake' ? turns.length - 1 : phase === 'refuted' ? turns.length - 2 : turns.length);
      isHelped = true;
      void show();
    },
    stopShowing: () => {
      round += 1;
      if (turns.length % 2 === 0) phase = 'yours';
      else void answer('yours');
    },
    restart: () => {
      cutTo(0);
      isHelped = false;
      phase = 'yours';
    },
    help: () => (isHelped = true),
  };
}

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
