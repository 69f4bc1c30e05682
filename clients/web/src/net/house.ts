import { unreachable } from '../unreachable';
import { emptyHistory, withEntries, withEvents, type History } from './history';
import type { GameLine, Lobby, ServerMessage, TableEvent, Terms, Update } from './messages';
import type { Path } from '../rules/types';

/** Own move that the house has not answered yet. */
export interface Pending {
  readonly id: string;
  readonly ply: number;
  readonly path: Path;
}

/** What was said at the table that is worth showing, with a number that grows. */
export interface Notice {
  readonly number: number;
  readonly kind: 'events' | 'refusal';
  readonly events: readonly TableEvent[];
  readonly code?: string | undefined;
  readonly words: string;
}

export interface TableState {
  readonly table: string;
  readonly terms: Terms;
  readonly update: Update;
  /** By this computer's clock, to let the clocks run on. */
  readonly heardAt: number;
  readonly history: History;
  /** Something of the log was missed: it is to be asked for after this version. */
  readonly missing: number | undefined;
  readonly pending: Pending | undefined;
  readonly notice: Notice | undefined;
  readonly rematch: Rematch;
}

/** How it stands with another game: nobody asked, they did, we did, or somebody does not want to. */
export type Rematch = 'none' | 'open' | 'offered' | 'asked' | 'declined';

/** All that the house has said, folded. Pure: no DOM, no socket, no clock. */
export interface HouseState {
  readonly place: 'outside' | 'hall' | 'table';
  readonly name: string | undefined;
  readonly account: boolean;
  readonly lobby: Lobby | undefined;
  readonly yours: readonly GameLine[];
  readonly entering: { readonly table: string; readonly terms: Terms } | undefined;
  readonly table: TableState | undefined;
  /** What was refused last, and to which request. */
  readonly refusal: { readonly id: string | undefined; readonly code: string; readonly message: string } | undefined;
}

export const outside: HouseState = {
  place: 'outside',
  name: undefined,
  account: false,
  lobby: undefined,
  yours: [],
  entering: undefined,
  table: undefined,
  refusal: undefined,
};

/** The state after a message that was heard at `at`. */
export function receive(state: HouseState, message: ServerMessage, at: number): HouseState {
  switch (message.type) {
    case 'hall':
      return { ...state, place: 'hall', name: message.name, account: message.account, table: undefined, entering: undefined };
    case 'lobby':
      return { ...state, lobby: { people: message.people, waiting: message.waiting, live: message.live } };
    case 'yours':
      return { ...state, yours: message.games };
    case 'welcome':
      return { ...welcomed(state, message.table, message.house), name: message.name, refusal: undefined };
    case 'update':
      return updated(state, message, at);
    case 'tail':
      return state.table === undefined ? state : { ...state, table: caughtUp(state.table, message.entries) };
    case 'refused':
      return refused(state, message.id, message.code, message.message);
    case 'opened':
    case 'hello':
    case 'assigned':
    case 'ping':
    case 'pong':
    case 'bye':
      return state;
    default:
      return unreachable(message);
  }
}

/** Somebody who comes back to the same table knows its history up to a version. */
function welcomed(state: HouseState, table: string, terms: Terms): HouseState {
  const same = state.table?.table === table;
  const known = same && state.table !== undefined ? { ...state.table, rematch: 'none' as const } : undefined;
  return { ...state, place: 'table', entering: { table, terms }, table: known };
}

function updated(state: HouseState, update: Update, at: number): HouseState {
  const before = state.table?.table === update.table ? state.table : undefined;
  const terms = before?.terms ?? state.entering?.terms;
  if (terms === undefined) return state;
  return { ...state, place: 'table', table: tableAfter(before, terms, update, at) };
}

function tableAfter(before: TableState | undefined, terms: Terms, update: Update, at: number): TableState {
  const known = before?.history ?? emptyHistory();
  const events = update.events ?? [];
  const next = withEvents(known, update.version, events);
  const isGap = next === 'gap' || (update.version > known.version && events.length === 0);
  return {
    table: update.table,
    terms,
    update,
    heardAt: at,
    history: isGap ? known : next,
    missing: isGap ? known.version : undefined,
    pending: pendingAfter(before?.pending, update),
    notice: noticeOf(before?.notice, update),
    rematch: rematchAfter(before?.rematch ?? 'none', update),
  };
}

function pendingAfter(pending: Pending | undefined, update: Update): Pending | undefined {
  const isSettled = pending === undefined || update.answers === pending.id || update.standing.ply !== pending.ply;
  return isSettled || update.result !== undefined ? undefined : pending;
}

/** The house asks once for itself, and once more when the other player has said yes. */
function rematchAfter(before: Rematch, update: Update): Rematch {
  if (update.result === undefined) return 'none';
  if (update.question?.kind === 'rematch' && update.question.toYou) return before === 'none' ? 'open' : 'offered';
  const isAnswer = update.answers !== undefined || update.action !== 'show';
  return isAnswer || before === 'none' ? before : 'declined';
}

function noticeOf(last: Notice | undefined, update: Update): Notice | undefined {
  const events = update.events ?? [];
  const number = (last?.number ?? 0) + 1;
  if (update.code !== undefined) return { number, kind: 'refusal', events, code: update.code, words: update.message };
  if (events.length > 0) return { number, kind: 'events', events, words: update.message };
  // What is only said again, such as whose turn it is, the page shows anyway.
  return last;
}

function caughtUp(table: TableState, entries: Parameters<typeof withEntries>[1]): TableState {
  const next = withEntries(table.history, entries);
  if (next === 'gap') return { ...table, history: emptyHistory(), missing: 0 };
  return { ...table, history: next, missing: next.version < table.update.version ? next.version : undefined };
}

function refused(state: HouseState, id: string | undefined, code: string, message: string): HouseState {
  const refusal = { id, code, message };
  if (state.table === undefined) return { ...state, refusal };
  const { table } = state;
  const notice: Notice = {
    number: (table.notice?.number ?? 0) + 1,
    kind: 'refusal',
    events: [],
    code,
    words: message,
  };
  const pending = table.pending?.id === id ? undefined : table.pending;
  return { ...state, refusal, table: { ...table, pending, notice } };
}

export function withRematch(state: HouseState, rematch: Rematch): HouseState {
  return state.table === undefined ? state : { ...state, table: { ...state.table, rematch } };
}

/** An own move, shown at once as played. */
export function withPending(state: HouseState, pending: Pending): HouseState {
  return state.table === undefined ? state : { ...state, table: { ...state.table, pending } };
}
