import type { ColourSet, PieceColour } from '../board/types';
import type { Path, Side, Square } from '../rules/types';

/** The messages of docs/protocol.md, as far as this client hears or says them. */

export type Role = Side | 'spectator';
export type Action = 'move' | 'recheck' | 'wait' | 'show' | 'answer' | 'end' | 'watch';
export type QuestionKind = 'draw' | 'take-back' | 'rematch' | 'go-on' | 'take-seat';
export type Stage = 'waiting' | 'playing' | 'over';
export type Visibility = 'public' | 'private';
export type SideChoice = Side | 'random';

export type Timing =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'inactivity'; readonly millis: number }
  | { readonly kind: 'per-move'; readonly millis: number; readonly warningMillis: number }
  | { readonly kind: 'per-player'; readonly millis: number; readonly incrementMillis: number }
  | { readonly kind: 'correspondence'; readonly days: number };

/** How it is played at a table. */
export interface Terms {
  readonly colours: ColourSet;
  readonly timing: Timing;
  readonly draws: 'automatic' | 'claimed' | 'adjudicated';
  readonly graceMillis: number;
  readonly pauses: number;
  readonly pauseMillis: number;
}

export interface Result {
  readonly outcome: 'win' | 'draw' | 'none';
  readonly winner?: Side;
  readonly reason: string;
}

export interface Moved {
  readonly event: 'moved';
  readonly side: Side;
  readonly path: Path;
  readonly taken?: readonly Square[];
  readonly crowned?: boolean;
  readonly millis?: number;
  readonly lagMillis?: number;
}

export type TableEvent =
  | { readonly event: 'started' }
  | Moved
  | { readonly event: 'draw-offered' | 'draw-declined' | 'take-back-asked' | 'take-back-declined'; readonly side: Side }
  | { readonly event: 'took-back'; readonly side: Side; readonly plies: number }
  | { readonly event: 'paused'; readonly side: Side; readonly millis: number }
  | { readonly event: 'continued' }
  | { readonly event: 'warned'; readonly side: Side; readonly millis: number }
  | { readonly event: 'left'; readonly side: Side; readonly millis: number }
  | { readonly event: 'returned'; readonly side: Side }
  | { readonly event: 'ended'; readonly result: Result };

export interface Player {
  readonly name: string;
  readonly colour: PieceColour;
  readonly pausesLeft: number;
  readonly awayMillis?: number;
}

export interface Standing {
  readonly ply: number;
  readonly toMove: Side;
  readonly legal: readonly Path[];
  readonly last?: Moved;
  readonly clock: { readonly first?: number; readonly second?: number; readonly running?: Side };
  readonly counts: { readonly occurrences: number; readonly quiet: number; readonly claim?: string };
  readonly pause?: { readonly by: Side; readonly millis: number };
}

export interface Question {
  readonly kind: QuestionKind;
  readonly toYou: boolean;
  readonly millis?: number;
}

export interface Tally {
  readonly moves: number;
  readonly captures: number;
  readonly kings: number;
  readonly averageMillis: number;
  readonly longestMillis: number;
}

export interface Update {
  readonly type: 'update';
  readonly table: string;
  readonly game: number;
  readonly version: number;
  readonly timestamp: number;
  readonly action: Action;
  readonly message: string;
  readonly board: string;
  readonly you: Role;
  readonly answers?: string;
  readonly code?: string;
  readonly players?: { readonly first: Player; readonly second: Player };
  readonly standing: Standing;
  readonly events?: readonly TableEvent[];
  readonly question?: Question;
  readonly result?: Result;
  readonly statistics?: { readonly first: Tally; readonly second: Tally };
}

/** One decision of a table's log. */
export interface Entry {
  readonly version: number;
  readonly timestamp: number;
  readonly author: string;
  readonly events: readonly TableEvent[];
}

export interface Person {
  readonly name: string;
  readonly account: boolean;
  readonly playing: boolean;
}

export interface GameLine {
  readonly table: string;
  readonly stage: Stage;
  readonly visibility: Visibility;
  readonly host: string;
  readonly first?: string;
  readonly second?: string;
  readonly challenged?: string;
  readonly colours: ColourSet;
  readonly side: SideChoice;
  readonly time: string;
  readonly rated: boolean;
  readonly opened: number;
  readonly you?: Role;
  readonly yourTurn?: boolean;
  readonly result?: Result;
}

export interface Lobby {
  readonly people: readonly Person[];
  readonly waiting: readonly GameLine[];
  readonly live: readonly GameLine[];
}

export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly server: string;
}
export interface Assigned {
  readonly type: 'assigned';
  readonly secret: string;
}
export interface Welcome {
  readonly type: 'welcome';
  readonly table: string;
  readonly id: number;
  readonly name: string;
  readonly house: Terms;
}
export interface InHall {
  readonly type: 'hall';
  readonly answers?: string;
  readonly name: string;
  readonly account: boolean;
  readonly message: string;
}
export interface LobbyMessage extends Lobby {
  readonly type: 'lobby';
}
export interface Yours {
  readonly type: 'yours';
  readonly games: readonly GameLine[];
}
export interface Tail {
  readonly type: 'tail';
  readonly id: string;
  readonly game: number;
  readonly entries: readonly Entry[];
  readonly more: boolean;
}
export interface Refused {
  readonly type: 'refused';
  readonly id?: string;
  readonly code: string;
  readonly message: string;
}
export interface Bye {
  readonly type: 'bye';
  readonly code: string;
  readonly message: string;
  readonly retryAfterMillis?: number;
}

export type ServerMessage =
  | Hello
  | Assigned
  | Welcome
  | InHall
  | LobbyMessage
  | Yours
  | Update
  | Tail
  | Refused
  | Bye
  | { readonly type: 'opened'; readonly id: string; readonly table: string; readonly key?: string; readonly link?: string }
  | { readonly type: 'ping' }
  | { readonly type: 'pong' };

/** What concerns one game. It names the table, so that a late one cannot hit a rematch. */
export type GameRequest = { readonly game: number; readonly table: string } & (
  | { readonly type: 'play'; readonly ply: number; readonly path: Path }
  | { readonly type: 'resign' | 'offer-draw' | 'claim-draw' | 'ask-take-back' | 'abort' | 'pause' | 'continue' }
  | { readonly type: 'answer'; readonly question: QuestionKind; readonly yes: boolean }
  | { readonly type: 'tail'; readonly since: number }
);

export type HallRequest =
  | { readonly type: 'watch'; readonly table?: string; readonly key?: string }
  | { readonly type: 'pair'; readonly time: string }
  | { readonly type: 'stop-pairing' }
  | { readonly type: 'hall' };

export type Request = GameRequest | HallRequest;

const known: ReadonlySet<string> = new Set<ServerMessage['type']>([
  'hello',
  'assigned',
  'welcome',
  'hall',
  'lobby',
  'yours',
  'update',
  'tail',
  'refused',
  'bye',
  'opened',
  'ping',
  'pong',
]);

/** A message of the house, or undefined for one that this client does not know and passes over. */
export function readMessage(text: string): ServerMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  return typeof value.type === 'string' && known.has(value.type) ? (value as ServerMessage) : undefined;
}
