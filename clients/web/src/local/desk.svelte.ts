import { onDestroy } from 'svelte';
import type { TableState } from '../net/house';
import type { Path, Side } from '../rules/types';
import { openGame, speaker, type Kept, type LocalGame, type Tables, type Verb } from './game';
import { forget, store, type Place } from './keeping';

/** A game at this screen while it is on the page: time runs, and what happens is kept. */
export interface Desk {
  readonly table: TableState;
  play(path: Path): void;
  ask(verb: Verb, side?: Side): void;
  pdn(): string;
  kept(): Kept;
}

const longestWait = 60_000;

/** For a component that is being made. `away` is how long the page was away in the middle of the game. */
export function openDesk(tables: Tables, kept: Kept, away: number, place: Place): Desk {
  const game: LocalGame = openGame(tables, kept);
  let table = $state.raw(heardNow(game.table()));
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now(): number {
    return Date.now() - away;
  }

  function carryOut(request: Parameters<LocalGame['ask']>[0]): void {
    game.ask(request, now());
    table = heardNow(game.table());
    save();
    wait();
  }

  /** Clocks run on from what was told, by this computer's clock. */
  function heardNow(told: TableState): TableState {
    return { ...told, heardAt: told.update.timestamp + away };
  }

  function save(): void {
    if (table.update.result === undefined) store(place, game.kept(), away, Date.now());
    else forget(place);
  }

  /** Lets the table do what time makes due. */
  function wait(): void {
    clearTimeout(timer);
    const millis = game.deadline() - now();
    if (Number.isFinite(millis)) timer = setTimeout(look, Math.min(Math.max(0, millis), longestWait));
  }

  function look(): void {
    if (game.deadline() <= now()) carryOut({ what: 'tick' });
    else wait();
  }

  addEventListener('pagehide', save);
  onDestroy(() => {
    clearTimeout(timer);
    removeEventListener('pagehide', save);
    save();
  });
  save();
  wait();

  return {
    get table() {
      return table;
    },
    play: (path) => carryOut({ what: 'play', path }),
    ask: (verb, side) => carryOut({ what: 'ask', verb, side: side ?? speaker(verb, table) }),
    pdn: () => game.pdn(new Date().toISOString().slice(0, 10).replaceAll('-', '.')),
    kept: () => game.kept(),
  };
}
