import { alertPeople, app, beSomebody } from '../../app.svelte';
import type { Reply, Wish } from '../../net/api';
import type { SideChoice, Visibility } from '../../net/messages';
import { refusalText, words } from '../../words/words.svelte';

/** What is typed on the front page. It is kept here, so that going elsewhere loses nothing. */
export const typed = $state({
  tab: 'start' as 'start' | 'join',
  name: '',
  visibility: 'public' as Visibility | 'computer',
  level: 3,
  side: 'random' as SideChoice,
  clock: 'game' as 'game' | 'move' | 'days' | 'none',
  minutes: '10',
  increment: '0',
  moveLimit: '5',
  warning: '1',
  days: '3',
  draws: 'claimed' as Wish['draws'],
  rated: false,
  opponent: undefined as string | undefined,
  chosen: '',
  key: '',
});

/** What is wrong with a field, by its name. */
export const faults: Partial<Record<'name' | 'key' | 'game' | 'minutes' | 'increment' | 'moveLimit' | 'warning' | 'days' | 'form', string>> = $state({});

export type FieldName = keyof typeof faults;

/** Points at a field and says why, to those who listen too. */
export function point(field: FieldName, fault: string): void {
  faults[field] = fault;
  alertPeople(fault);
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

export function clearFaults(): void {
  for (const field of Object.keys(faults) as FieldName[]) delete faults[field];
}

/** Whether there is somebody to play as: signed in, or now a guest by the name in the field. */
export async function isSomebody(): Promise<boolean> {
  clearFaults();
  if (app.me !== undefined) return true;
  const name = typed.name.trim();
  if (name === '') {
    point('name', words().missing.name);
    return false;
  }
  const reply = await beSomebody(name);
  if (reply.kind === 'done') return true;
  point('name', reasonOf(reply));
  return false;
}

export function reasonOf(reply: Exclude<Reply<unknown>, { kind: 'done' }>): string {
  return reply.kind === 'refused' ? refusalText(reply.code, reply.message) : words().problem.unreachable;
}

/** The time control as the house reads it, or undefined after pointing at what is wrong. */
export function timeWish(): string | undefined {
  switch (typed.clock) {
    case 'none':
      return 'none';
    case 'days':
      return inRange('days', 1, 14) ? `days:${Number(typed.days)}` : undefined;
    case 'move':
      return inRange('moveLimit', 1, 5) && inRange('warning', 1, 5) ? `move:${Number(typed.moveLimit)}m+${Number(typed.warning)}m` : undefined;
    case 'game':
      return inRange('minutes', 1, 180) && inRange('increment', 0, 60) ? `game:${Number(typed.minutes)}m+${Number(typed.increment)}s` : undefined;
  }
}

function inRange(field: 'minutes' | 'increment' | 'moveLimit' | 'warning' | 'days', from: number, to: number): boolean {
  const value = Number(typed[field]);
  const isGood = typed[field].trim() !== '' && Number.isInteger(value) && value >= from && value <= to;
  if (!isGood) point(field, words().missing.range(from, to));
  return isGood;
}
