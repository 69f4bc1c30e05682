import type { ColourSet } from '../board/types';
import type { TicketAnswer } from './connection';
import type { Entry, GameLine, Lobby, SideChoice, Terms, Update, Visibility } from './messages';

/** What became of a request: it was carried out, refused with a reason, or the house did not answer. */
export type Reply<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  | { readonly kind: 'unreachable' };

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly since: number;
}

export interface SignedIn {
  readonly player: Me;
  readonly recoveryCodes?: readonly string[];
}

export interface Wish {
  readonly id: string;
  readonly visibility: Visibility;
  readonly time: string;
  readonly colours: ColourSet;
  readonly side: SideChoice;
  readonly draws: 'claimed' | 'automatic' | 'adjudicated';
  readonly rated: boolean;
  readonly opponent?: string;
}

export interface Seated {
  readonly table: string;
  readonly player: Me;
  readonly key?: string;
  readonly link?: string;
}

export interface GameView {
  readonly game: GameLine;
  readonly house: Terms;
  readonly update: Update;
}

export interface Updates {
  readonly version: number;
  readonly entries: readonly Entry[];
  readonly more: boolean;
}

const API = '/api/v1';

export const me = (): Promise<Reply<Me>> => ask('GET', '/me');
export const guest = (name: string): Promise<Reply<SignedIn>> => ask('POST', '/guests', { name, cookie: true });
export const register = (name: string, password: string): Promise<Reply<SignedIn>> => ask('POST', '/accounts', { name, password, cookie: true });
export const signIn = (name: string, password: string): Promise<Reply<SignedIn>> => ask('POST', '/sessions', { name, password, cookie: true });
export const recover = (name: string, code: string, password: string): Promise<Reply<SignedIn>> =>
  ask('POST', '/sessions/recovery', { name, code, password, cookie: true });
export const changePassword = (old: string, password: string): Promise<Reply<SignedIn>> => ask('PUT', '/me/password', { old, password, cookie: true });
export const signOut = (): Promise<Reply<undefined>> => ask('DELETE', '/sessions/current');
export const signOutEverywhere = (): Promise<Reply<undefined>> => ask('DELETE', '/sessions');
export const deleteMe = (password: string | undefined): Promise<Reply<undefined>> => ask('DELETE', '/me', password === undefined ? {} : { password });
export const blocks = (): Promise<Reply<{ readonly names: readonly string[] }>> => ask('GET', '/me/blocks');
export const block = (name: string): Promise<Reply<undefined>> => ask('PUT', `/me/blocks/${encodeURIComponent(name)}`, {});
export const unblock = (name: string): Promise<Reply<undefined>> => ask('DELETE', `/me/blocks/${encodeURIComponent(name)}`);

export const house = (): Promise<Reply<{ readonly tablePieces: number }>> => ask('GET', '/house');
export const lobby = (): Promise<Reply<Lobby>> => ask('GET', '/lobby');
export const myGames = (): Promise<Reply<{ readonly games: readonly GameLine[] }>> => ask('GET', '/me/games');
export const finishedGames = (name: string): Promise<Reply<{ readonly games: readonly GameLine[] }>> =>
  ask('GET', `/players/${encodeURIComponent(name)}/games`);
export const host = (wish: Wish): Promise<Reply<Seated>> => ask('POST', '/games', wish);
export const join = (where: { readonly table?: string; readonly key?: string }): Promise<Reply<Seated>> => ask('POST', '/games/join', where);
export const decline = (table: string): Promise<Reply<undefined>> => ask('POST', `/games/${table}/decline`, {});

export const game = (table: string, key?: string): Promise<Reply<GameView>> => ask('GET', `/games/${table}`, undefined, keyed(key));
export const pdn = (table: string, key?: string): Promise<Reply<string>> => ask('GET', `/games/${table}/pdn`, undefined, keyed(key));
export const pdnAddress = (table: string): string => `${API}/games/${table}/pdn`;
export const dataAddress = `${API}/me/data`;

/** The whole log of a game, however many answers it takes. */
export async function story(table: string, key?: string): Promise<Reply<readonly Entry[]>> {
  const entries: Entry[] = [];
  for (;;) {
    const since = entries.at(-1)?.version ?? 0;
    const reply = await ask<Updates>('GET', `/games/${table}/updates?since=${since}`, undefined, keyed(key));
    if (reply.kind !== 'done') return reply;
    entries.push(...reply.value.entries);
    if (!reply.value.more || reply.value.entries.length === 0) return { kind: 'done', value: entries };
  }
}

/** Proves once who this is, to the socket that is about to be opened. */
export async function ticket(): Promise<TicketAnswer> {
  const reply = await ask<{ readonly ticket: string }>('POST', '/tickets', {});
  switch (reply.kind) {
    case 'done':
      return { kind: 'ticket', ticket: reply.value.ticket };
    case 'refused':
      return reply.status === 401 ? { kind: 'nobody' } : { kind: 'unreachable' };
    case 'unreachable':
      return { kind: 'unreachable' };
  }
}

function keyed(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { 'Crownhead-Key': key };
}

async function ask<T>(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<Reply<T>> {
  try {
    const response = await fetch(API + path, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(method === 'GET' ? {} : { Crownhead: '1' }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return await replyOf<T>(response);
  } catch {
    return { kind: 'unreachable' };
  }
}

async function replyOf<T>(response: Response): Promise<Reply<T>> {
  const type = response.headers.get('Content-Type') ?? '';
  const value: unknown = response.status === 204 ? undefined : type.includes('json') ? await response.json() : await response.text();
  if (response.ok) return { kind: 'done', value: value as T };
  const problem = value as { readonly code?: string; readonly detail?: string } | string | undefined;
  if (typeof problem !== 'object' || problem.code === undefined) return { kind: 'unreachable' };
  return { kind: 'refused', status: response.status, code: problem.code, message: problem.detail ?? '' };
}
