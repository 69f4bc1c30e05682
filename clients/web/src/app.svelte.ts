import { untrack } from 'svelte';
import { afterPaint } from './frame';
import * as api from './net/api';
import { browser } from './net/browser';
import { connect, type Connection, type Link, type Place } from './net/connection';
import { outside, receive, withPending, withRematch, type HouseState, type Pending } from './net/house';
import type { GameLine, GameRequest, QuestionKind, ServerMessage } from './net/messages';
import { routeOf, type Route } from './route';
import { loadRules } from './rules/load';
import type { Path, Rules } from './rules/types';
import { keepSettings, loadSettings, type Settings } from './settings';
import { keepKey, keyOf } from './visit';
import { speak } from './words/words.svelte';

/** What the whole page knows. It is changed only by the functions of this file. */
interface AppState {
  route: Route;
  me: api.Me | undefined;
  /** Whether it is known who this is. */
  isSettled: boolean;
  link: Link;
  house: HouseState;
  /** Games in play, also while this client is at a table. */
  games: readonly GameLine[];
  /** The time that an opponent is being looked for. */
  pairing: string | undefined;
  settings: Settings;
  rules: Rules | undefined;
  polite: string;
  urgent: string;
}

/** What the house says is never changed, only replaced. */
let house: HouseState = $state.raw(outside);

export const app: AppState = $state({
  route: routeOf(location.pathname, location.hash),
  me: undefined,
  isSettled: false,
  link: { kind: 'closed' },
  get house() {
    return house;
  },
  set house(next) {
    house = next;
  },
  games: [],
  pairing: undefined,
  settings: loadSettings(),
  rules: undefined,
  polite: '',
  urgent: '',
});

let connection: Connection | undefined;
/** The request for an opponent that the house has not answered. */
let wish: string | undefined;
/** What the house has said while an own move is being painted. */
let held: ServerMessage[] | undefined;
const LOOK_EVERY = 20_000;

export async function begin(): Promise<void> {
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  addEventListener('online', () => connection?.retryNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection?.retryNow();
  });
  applySettings();
  const reply = await api.me();
  app.me = reply.kind === 'done' ? reply.value : undefined;
  app.isSettled = true;
  settle();
  setInterval(() => void lookAround(), LOOK_EVERY);
}

/* Where one is */

export function navigate(address: string): void {
  if (address === location.pathname + location.hash) return;
  history.pushState(null, '', address);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  app.route = routeOf(location.pathname, location.hash);
  settle();
}

/** Brings the connection to where the page is. */
function settle(): void {
  if (!app.isSettled) return;
  const place = placeOf(app.route);
  if (place === undefined) {
    // Reading the rules does not take anybody from their table.
    if (app.me === undefined && connection !== undefined && app.house.place === 'hall') disconnect();
    return;
  }
  if (place.kind === 'hall' && app.me === undefined) {
    disconnect();
    return;
  }
  if (connection === undefined || app.link.kind === 'sent-away') reconnect(place);
  else connection.go(place);
}

function placeOf(route: Route): Place | undefined {
  if (route.page === 'front' || route.page === 'join') return { kind: 'hall' };
  return route.page === 'game' ? { kind: 'table', table: route.table, key: keyOf(route.table) } : undefined;
}

function reconnect(place: Place): void {
  connection?.close();
  held = undefined;
  app.house = { ...outside, lobby: app.house.lobby };
  app.pairing = undefined;
  connection = connect(browser, place, {
    message: hear,
    link: (link) => {
      app.link = link;
      if (link.kind === 'sent-away' && link.code === 'signed-out') forgetMe();
    },
    taken: (table, key) => {
      app.pairing = undefined;
      if (key !== undefined) keepKey(table, key);
      navigate(`/game/${table}`);
    },
  });
}

function disconnect(): void {
  connection?.close();
  connection = undefined;
  held = undefined;
  app.house = outside;
  app.pairing = undefined;
}

/** Takes up a connection that the house ended, at the same place. */
export function comeBack(): void {
  const place = placeOf(app.route);
  if (place !== undefined) reconnect(place);
}

export function retryNow(): void {
  connection?.retryNow();
}

/* What the house says */

function hear(message: ServerMessage): void {
  if (held === undefined) take(message);
  else held.push(message);
}

/** Somebody's own move is painted by the board alone, before the page deals with it and with anything else that comes. */
function settleWhenPainted(pending: Pending): void {
  const waiting: ServerMessage[] = [];
  held = waiting;
  afterPaint(() => {
    if (held !== waiting) return;
    held = undefined;
    app.house = withPending(app.house, pending);
    waiting.forEach(take);
  });
}

function take(message: ServerMessage): void {
  app.house = receive(app.house, message, Date.now());
  if (message.type === 'yours') app.games = message.games;
  if (message.type === 'refused' && app.pairing !== undefined && app.house.place === 'hall') app.pairing = undefined;
  if (message.type === 'hall' && message.answers !== undefined && message.answers === wish) wish = undefined;
  else if (message.type === 'hall' && message.answers === undefined) lookOn();
  const table = app.house.table;
  if (table?.update.result !== undefined) app.games = app.games.filter((game) => game.table !== table.table);
  if (table?.missing !== undefined && (message.type === 'update' || message.type === 'tail')) {
    connection?.request({ type: 'tail', game: table.update.game, table: table.table, since: table.missing });
  }
}

/** At a table the house does not tell of other games, so they are asked for now and then. */
async function lookAround(): Promise<void> {
  if (document.visibilityState === 'hidden' && !app.settings.notify) return;
  if (app.me === undefined || app.house.place === 'hall') return;
  const reply = await api.myGames();
  if (reply.kind === 'done') app.games = reply.value.games;
}

export async function lookAtLobby(): Promise<void> {
  const reply = await api.lobby();
  if (reply.kind === 'done' && app.house.place === 'outside') app.house = { ...app.house, lobby: reply.value };
}

/* What one asks of the house */

type Asked = GameRequest extends infer One ? (One extends GameRequest ? Omit<One, 'game' | 'table'> : never) : never;

export function ask(request: Asked): void {
  const table = app.house.table;
  if (table === undefined) return;
  connection?.request({ ...request, game: table.update.game, table: table.table } as GameRequest);
}

export function play(path: Path): void {
  const table = app.house.table;
  if (connection === undefined || table === undefined || table.pending !== undefined || held !== undefined) return;
  const { ply } = table.update.standing;
  const id = connection.request({ type: 'play', game: table.update.game, table: table.table, ply, path });
  settleWhenPainted({ id, ply, path });
}

export function answer(question: QuestionKind, yes: boolean): void {
  ask({ type: 'answer', question, yes });
  if (question === 'rematch') app.house = withRematch(app.house, yes ? 'asked' : 'declined');
}

export function pair(time: string): void {
  app.pairing = time;
  wish = connection?.request({ type: 'pair', time });
}

/** Whoever comes back has lost their place among those who look for an opponent; what was not answered is sent anyway. */
function lookOn(): void {
  if (app.pairing !== undefined && wish === undefined) pair(app.pairing);
}

/** Whoever is being seated just then is still taken to that game. */
export function stopPairing(): void {
  app.pairing = undefined;
  connection?.request({ type: 'stop-pairing' });
}

/** After sitting down over HTTP, goes to the table as its player. */
export function sitDown(table: string): void {
  if (app.route.page === 'game' && app.route.table === table) reconnect({ kind: 'table', table, key: keyOf(table) });
  else navigate(`/game/${table}`);
}

/** Only looks on at a private game. */
export function watchByKey(key: string): void {
  reconnect({ kind: 'keyed', key });
}

/* Who one is */

export function becomeMe(me: api.Me): void {
  const isOther = app.me?.id !== me.id;
  app.me = me;
  if (isOther) {
    connection?.close();
    connection = undefined;
    app.house = { ...outside, lobby: app.house.lobby };
  }
  settle();
}

export function forgetMe(): void {
  app.me = undefined;
  app.games = [];
  disconnect();
  settle();
}

/** Makes sure that there is somebody to play as: a guest with the name, if need be. */
export async function beSomebody(name: string): Promise<api.Reply<api.Me>> {
  if (app.me !== undefined) return { kind: 'done', value: app.me };
  const reply = await api.guest(name);
  if (reply.kind !== 'done') return reply;
  becomeMe(reply.value.player);
  return { kind: 'done', value: reply.value.player };
}

/* Settings and announcements */

export function change(part: Partial<Settings>): void {
  app.settings = { ...app.settings, ...part };
  keepSettings(app.settings);
  applySettings();
}

function applySettings(): void {
  const { theme, language } = app.settings;
  document.documentElement.dataset['theme'] = theme;
  void speak(language);
}

/** Said to those who listen rather than look. The same words are said again when they come again. */
export function announce(text: string): void {
  app.polite = untrack(() => app.polite) === text ? `${text}\u00a0` : text;
}

export function alertPeople(text: string): void {
  app.urgent = untrack(() => app.urgent) === text ? `${text}\u00a0` : text;
}

/** Boards work by the house's list of moves until the rules are here. */
export function fetchRules(): void {
  if (app.rules !== undefined) return;
  void loadRules().then(
    (rules) => (app.rules = rules),
    () => undefined,
  );
}
