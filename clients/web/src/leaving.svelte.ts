import { app } from './app.svelte';
import { routeOf } from './route';

let next: (() => void) | undefined = $state();

/** Whoever would lose a running game by going away is asked first. */
export const leaving = {
  get isAsked(): boolean {
    return next !== undefined;
  },
  /** Goes to an address, perhaps after a question. */
  ask(address: string, go: () => void): void {
    if (playing() !== undefined && leadsAway(address)) next = go;
    else go();
  },
  yes(): void {
    const go = next;
    next = undefined;
    go?.();
  },
  no(): void {
    next = undefined;
  },
};

/**
 * The table at which this player has a game that would be lost by leaving. Correspondence goes on without its
 * players.
 */
export function playing(): string | undefined {
  const table = app.house.table;
  if (table === undefined) return undefined;
  const { update, terms } = table;
  const isPlaying = update.players !== undefined && update.result === undefined && update.you !== 'spectator';
  return isPlaying && terms.timing.kind !== 'correspondence' ? table.table : undefined;
}

/** Reading the rules or changing the settings leaves nobody waiting: one is still at the table. */
function leadsAway(address: string): boolean {
  const route = routeOf(address.split('#')[0] ?? '', '');
  return route.page === 'front' || route.page === 'join' || (route.page === 'game' && route.table !== playing());
}
