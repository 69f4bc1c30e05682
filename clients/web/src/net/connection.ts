import { unreachable } from '../unreachable';
import { readMessage, type Bye, type Request, type ServerMessage } from './messages';

/** Where this client wants to be. */
export type Place =
  | { readonly kind: 'hall' }
  | { readonly kind: 'table'; readonly table: string; readonly key?: string | undefined }
  | { readonly kind: 'keyed'; readonly key: string };

/** How the connection stands, for people. */
export type Link =
  | { readonly kind: 'closed' }
  | { readonly kind: 'connecting'; readonly attempt: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting'; readonly until: number; readonly attempt: number }
  | { readonly kind: 'sent-away'; readonly code: string; readonly message: string };

export interface Pipe {
  send(text: string): void;
  close(): void;
}

export interface PipeListener {
  heard(text: string): void;
  closed(): void;
}

export type TicketAnswer =
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unreachable'; readonly retryAfterMillis?: number | undefined };

/** What the connection needs of the world. */
export interface World {
  open(listener: PipeListener): Pipe;
  ticket(): Promise<TicketAnswer>;
  now(): number;
  random(): number;
  /** Calls back later; the answer cancels it. */
  after(millis: number, call: () => void): () => void;
}

export interface ConnectionListener {
  message(message: ServerMessage): void;
  link(link: Link): void;
  /** The house took this client to a table: a rematch, an opponent was found, or a key fits it. */
  taken(table: string, key: string | undefined): void;
}

export interface Connection {
  go(place: Place): void;
  /** Sends it now or when the house is there again, under one name; the answer is that name. */
  request(request: Request): string;
  retryNow(): void;
  close(): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
const SHORTEST_PAUSE = 150;
const CHECK_EVERY = 5_000;
const ASK_AFTER = 12_000;
const GONE_AFTER = 25_000;
const FINAL: ReadonlySet<string> = new Set(['replaced', 'signed-out', 'wrong-protocol', 'goodbye', 'banned']);

/** Pauses grow, and are drawn at random, so that not everybody comes back in the same moment. */
export function pauseBefore(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return Math.max(SHORTEST_PAUSE, Math.round(random * longest));
}

/** A connection to the house that comes back by itself, to the place where it was. */
export function connect(world: World, first: Place, listener: ConnectionListener): Connection {
  const prefix = `w${Math.floor(world.random() * 2 ** 40).toString(36)}`;
  const unanswered = new Map<string, Request>();
  let place = first;
  /** Where `ready` asked to go; the wish may change before the house answers. */
  let entrance = first;
  let pipe: Pipe | undefined;
  let generation = 0;
  let attempt = 0;
  let count = 0;
  let isInside = false;
  let isClosed = false;
  let heardAt = 0;
  let askedAt = 0;
  let moving: string | undefined;
  let cancelTimer = (): void => undefined;
  let cancelWatch = (): void => undefined;

  void start();
  return { go, request, retryNow, close };

  async function start(): Promise<void> {
    const mine = ++generation;
    listener.link({ kind: 'connecting', attempt });
    const answer = await world.ticket();
    if (mine !== generation || isClosed) return;
    if (answer.kind === 'unreachable') {
      comeBack(answer.retryAfterMillis);
      return;
    }
    heardAt = world.now();
    const ticket = answer.kind === 'ticket' ? answer.ticket : undefined;
    pipe = world.open({
      heard: (text) => {
        if (mine === generation) hear(text, ticket);
      },
      closed: () => {
        if (mine === generation) comeBack(undefined);
      },
    });
    watchOver(mine);
  }

  function hear(text: string, ticket: string | undefined): void {
    heardAt = world.now();
    const message = readMessage(text);
    if (message === undefined) return;
    switch (message.type) {
      case 'assigned':
        entrance = place;
        say({ type: 'ready', protocol: 1, secret: message.secret, watch: true, ...(ticket === undefined ? {} : { ticket }), ...whereTo(place) });
        return;
      case 'ping':
        say({ type: 'pong' });
        return;
      case 'bye':
        sentAway(message);
        return;
      default:
        settle(message);
        listener.message(message);
    }
  }

  /** What the message answers is not asked again; and whoever is inside sends what waits. */
  function settle(message: ServerMessage): void {
    if (message.type === 'update' || message.type === 'hall') forget(message.answers);
    if (message.type === 'refused' || message.type === 'tail') forget(message.id);
    if (message.type === 'welcome' && (isInside || isSamePlace(entrance, place))) follow(message.table);
    if (message.type === 'update' && message.action === 'move') say({ type: 'seen', version: message.version });
    if (!isInside && (message.type === 'welcome' || message.type === 'hall')) enter();
  }

  function forget(id: string | undefined): void {
    if (id === undefined) return;
    unanswered.delete(id);
    if (moving === id) moving = undefined;
  }

  function follow(table: string): void {
    if (moving !== undefined || (place.kind === 'table' && place.table === table)) return;
    const key = place.kind === 'keyed' ? place.key : undefined;
    place = { kind: 'table', table, key };
    listener.taken(table, key);
  }

  function enter(): void {
    isInside = true;
    attempt = 0;
    listener.link({ kind: 'open' });
    for (const [id, waiting] of unanswered) send(id, waiting);
    if (!isSamePlace(entrance, place)) move();
  }

  function sentAway(bye: Bye): void {
    if (FINAL.has(bye.code)) {
      drop();
      isClosed = true;
      listener.link({ kind: 'sent-away', code: bye.code, message: bye.message });
      return;
    }
    comeBack(bye.code === 'bad-ticket' ? 0 : bye.retryAfterMillis);
  }

  function comeBack(millis: number | undefined): void {
    drop();
    if (isClosed) return;
    const pause = millis ?? pauseBefore(attempt, world.random());
    attempt += 1;
    listener.link({ kind: 'waiting', until: world.now() + pause, attempt });
    cancelTimer();
    cancelTimer = world.after(pause, () => void start());
  }

  function drop(): void {
    generation += 1;
    isInside = false;
    // The place itself is asked for when this client is back.
    if (moving !== undefined) unanswered.delete(moving);
    moving = undefined;
    cancelWatch();
    pipe?.close();
    pipe = undefined;
  }

  /** A connection that is cut without a word is noticed by its silence. */
  function watchOver(mine: number): void {
    cancelWatch();
    cancelWatch = world.after(CHECK_EVERY, () => {
      if (mine !== generation) return;
      const silence = world.now() - heardAt;
      if (silence > GONE_AFTER) {
        comeBack(undefined);
        return;
      }
      if (silence > ASK_AFTER && world.now() - askedAt > ASK_AFTER) {
        askedAt = world.now();
        say({ type: 'ping' });
      }
      watchOver(mine);
    });
  }

  function go(next: Place): void {
    if (isSamePlace(place, next)) return;
    place = next;
    if (isInside) move();
  }

  function move(): void {
    if (moving !== undefined) unanswered.delete(moving);
    moving = place.kind === 'hall' ? request({ type: 'hall' }) : request({ type: 'watch', ...whereTo(place) });
  }

  function request(asked: Request): string {
    count += 1;
    const id = `${prefix}-${count}`;
    unanswered.set(id, asked);
    if (isInside) send(id, asked);
    return id;
  }

  function send(id: string, asked: Request): void {
    say({ ...asked, id });
  }

  function say(message: object): void {
    pipe?.send(JSON.stringify(message));
  }

  function retryNow(): void {
    if (isClosed || pipe !== undefined) return;
    cancelTimer();
    void start();
  }

  function close(): void {
    isClosed = true;
    cancelTimer();
    drop();
    listener.link({ kind: 'closed' });
  }
}

function whereTo(place: Place): { readonly table?: string; readonly key?: string } {
  switch (place.kind) {
    case 'hall':
      return {};
    case 'keyed':
      return { key: place.key };
    case 'table':
      return place.key === undefined ? { table: place.table } : { table: place.table, key: place.key };
    default:
      return unreachable(place);
  }
}

function isSamePlace(a: Place, b: Place): boolean {
  return JSON.stringify(whereTo(a)) === JSON.stringify(whereTo(b));
}
