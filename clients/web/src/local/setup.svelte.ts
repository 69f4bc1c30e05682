import type { SideChoice } from '../net/messages';
import type { ColourSet } from '../board/types';
import type { Strength } from './computer';
import type { LocalTerms } from './game';

/** What is typed here. It is kept, so that going elsewhere loses nothing. */
export const typed = $state({
  host: '',
  guest: '',
  side: 'random' as SideChoice,
  clock: 'none' as LocalTerms['time'],
  minutes: '10',
  increment: '0',
  limit: '5',
  warning: '1',
  turning: false,
  strength: 'medium' as Strength,
});

export interface Wish {
  readonly host: string;
  readonly guest: string;
  readonly colours: ColourSet;
  readonly reader: LocalTerms['reader'];
  readonly toss: boolean;
}

/** The terms that were chosen; `toss` decides where chance is to. */
export function termsOf(wish: Wish, chosen: Pick<typeof typed, 'side' | 'clock' | 'minutes' | 'increment' | 'limit' | 'warning'>): LocalTerms {
  const { host, guest, colours, reader, toss } = wish;
  return {
    host,
    guest,
    colours,
    reader,
    hostIsFirst: chosen.side === 'random' ? toss : chosen.side === 'first',
    time: chosen.clock,
    limitMillis: 60_000 * Number(chosen.clock === 'move' ? chosen.limit : chosen.minutes),
    moreMillis: chosen.clock === 'move' ? 60_000 * Number(chosen.warning) : 1000 * Number(chosen.increment),
  };
}

export function isWithin(text: string, from: number, to: number): boolean {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= from && value <= to;
}
