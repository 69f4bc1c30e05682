import { app } from './app.svelte';

let next: (() => void) | undefined = $state();

/** Whoever would lose a running game by going away is asked first. */
export const leaving = {
  get isAsked(): boolean {
    return next !== undefined;
  },
  ask(go: () => void): void {
    if (wouldLeaveAGame()) next = go;
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

/** Correspondence goes on without its players, and a game without moves of both has no loser. */
export function wouldLeaveAGame(): boolean {
  const table = app.house.table;
  if (table === undefined || app.route.page !== 'game') return false;
  const { update, terms } = table;
  const isPlaying = update.players !== undefined && update.result === undefined && update.you !== 'spectator';
  return isPlaying && terms.timing.kind !== 'correspondence';
}
