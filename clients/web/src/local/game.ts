import { opponent } from '../board/position';
import { outside, receive, type HouseState, type TableState } from '../net/house';
import type { Terms, Timing, Update } from '../net/messages';
import type { Path, Side } from '../rules/types';
import type { Strength } from './computer';

/** What the Java table is asked, besides moves. */
export type Verb =
  | 'resign'
  | 'offer-draw'
  | 'accept-draw'
  | 'decline-draw'
  | 'claim-draw'
  | 'ask-take-back'
  | 'accept-take-back'
  | 'decline-take-back'
  | 'abort'
  | 'pause'
  | 'continue';

export type Request =
  { readonly what: 'play'; readonly path: Path } | { readonly what: 'ask'; readonly verb: Verb; readonly side: Side } | { readonly what: 'tick' };

export type LocalTerms = Parameters<Tables['open']>[0];
export type Tables = Pick<typeof import('@java/table.js'), 'open'>;

/** A game at one screen as it is kept: what was asked, and when by the table's own time, makes it again. */
export interface Kept {
  readonly terms: LocalTerms;
  /** Whether the board turns to who is on turn. */
  readonly turning: boolean;
  /** How strong the guest is, if it is the computer. */
  readonly strength?: Strength | undefined;
  readonly startedAt: number;
  readonly asked: readonly (Request & { readonly at: number })[];
}

export type Chosen = Omit<Kept, 'startedAt' | 'asked'>;

export interface LocalGame {
  /** As if a house had told of it. */
  readonly table: () => TableState;
  readonly kept: () => Kept;
  readonly ask: (request: Request, at: number) => void;
  /** When the table wants a tick, by its own time. */
  readonly deadline: () => number;
  readonly pdn: (date: string) => string;
}

/** Sets a table up, or makes a kept one again. The table is the Java one: it knows all rules, clocks and words. */
export function openGame(tables: Tables, kept: Kept): LocalGame {
  const java = tables.open(kept.terms);
  let asked = kept.asked;
  let house = welcomed(kept.terms);

  function hear(answer: ReturnType<typeof java.look>, at: number): void {
    house = receive(house, JSON.parse(answer.update()) as Update, at);
    if (answer.code() !== '' && answer.code() !== 'nothing-due') {
      house = receive(house, { type: 'refused', code: answer.code(), message: answer.sentence() }, at);
    }
  }

  function carryOut(request: Request, at: number): ReturnType<typeof java.look> {
    if (request.what === 'play') return java.play(request.path, at);
    return request.what === 'tick' ? java.tick(at) : java.ask(request.verb, request.side, at);
  }

  hear(java.start(kept.startedAt), kept.startedAt);
  for (const request of kept.asked) hear(carryOut(request, request.at), request.at);

  return {
    table: () => tableOf(house),
    kept: () => ({ ...kept, asked }),
    ask: (request, at) => {
      asked = [...asked, { ...request, at }];
      hear(carryOut(request, at), at);
    },
    deadline: () => java.nextDeadline(),
    pdn: (date) => java.pdn(date),
  };
}

/** The same two once more, with sides swapped. */
export function again(kept: Kept, at: number): Kept {
  return { ...kept, terms: { ...kept.terms, hostIsFirst: !kept.terms.hostIsFirst }, startedAt: at, asked: [] };
}

/** Whose word a request is: a move is asked back by who made it, everything else by who is to act. */
export function speaker(verb: Verb, { update }: TableState): Side {
  const { standing } = update;
  if (verb === 'ask-take-back') return opponent(standing.toMove);
  if (update.you !== 'spectator' && (update.question?.toYou === true || standing.pause)) return update.you;
  return standing.toMove;
}

function tableOf(house: HouseState): TableState {
  if (house.table === undefined) throw new Error('A table tells of itself when it is set up');
  return house.table;
}

function welcomed(terms: LocalTerms): HouseState {
  const house: Terms = {
    colours: terms.colours as Terms['colours'],
    timing: timingOf(terms),
    draws: 'claimed',
    graceMillis: 0,
    pauses: 3,
    pauseMillis: 300_000,
  };
  return receive(outside, { type: 'welcome', table: 'here', id: 1, name: terms.host, house }, 0);
}

function timingOf({ time, limitMillis, moreMillis }: LocalTerms): Timing {
  switch (time) {
    case 'none':
      return { kind: 'untimed' };
    case 'game':
      return { kind: 'per-player', millis: limitMillis, incrementMillis: moreMillis };
    case 'move':
      return { kind: 'per-move', millis: limitMillis, warningMillis: moreMillis };
  }
}
