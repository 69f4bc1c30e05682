import type { Path, Square } from '../rules/types';
import { between } from './geometry';
import type { Piece, Pieces } from './position';

/** A piece as it is drawn. It keeps its number while it moves over the board, so that it can be seen to move. */
export interface Disc extends Piece {
  readonly id: number;
  readonly square: Square;
}

/** A piece that has been taken: it is drawn until it has faded. */
export interface Leaving extends Disc {
  /** After how many hops it goes. */
  readonly after: number;
}

export interface Scene {
  readonly discs: readonly Disc[];
  readonly leaving: readonly Leaving[];
  /** The way that each piece that moved has come. */
  readonly routes: ReadonlyMap<number, Path>;
  /** The pieces that have just become kings. */
  readonly crowned: ReadonlySet<number>;
  readonly nextId: number;
}

export const empty: Scene = { discs: [], leaving: [], routes: new Map(), crowned: new Set(), nextId: 1 };

/** The next scene: who stands where they stood stays, who went along the path has moved, the rest comes or goes. */
export function follow(before: Scene, after: Pieces, path: Path = []): Scene {
  const route = routeFrom(before, after, path);
  const came = arrivals(before, after, route);
  let nextId = before.nextId;
  const discs = [...after].map(([square, piece]) => placed(came.get(square), square, piece) ?? { ...piece, square, id: nextId++ });
  // Elements stay in their order, so that moving one does not touch the others.
  discs.sort((a, b) => a.id - b.id);
  const kept = new Set(discs.map((disc) => disc.id));
  return {
    discs,
    leaving: before.discs.filter((disc) => !kept.has(disc.id)).map((disc) => leave(disc, route ?? [])),
    routes: routesOf(came, route),
    crowned: newKings(before, discs),
    nextId,
  };
}

/** Whether the same pieces stand where they stood. */
export function isSame(before: Scene, after: Scene): boolean {
  return before.discs.length === after.discs.length && after.discs.every((disc, index) => disc === before.discs[index]);
}

/** A piece where it is now. Who has not changed is the same, so that nobody draws it again. */
function placed(disc: Disc | undefined, square: Square, piece: Piece): Disc | undefined {
  if (disc === undefined || (disc.square === square && disc.king === piece.king)) return disc;
  return { ...piece, square, id: disc.id };
}

/** Which piece of the scene before has come to each square. */
function arrivals(before: Scene, after: Pieces, route: Path | undefined): ReadonlyMap<Square, Disc> {
  const came = new Map<Square, Disc>();
  const free = new Map(before.discs.map((disc) => [disc.square, disc]));
  const take = (to: Square, from: Square | undefined): void => {
    const disc = from === undefined ? undefined : free.get(from);
    if (disc === undefined || disc.side !== after.get(to)?.side) return;
    came.set(to, disc);
    free.delete(disc.square);
  };
  if (route) take(route.at(-1) ?? 0, route[0]);
  for (const square of after.keys()) if (!came.has(square)) take(square, square);
  // Without a path that explains it, whoever is missing has gone to where somebody is new.
  if (!route) {
    for (const [square, piece] of after) {
      if (!came.has(square)) take(square, [...free.values()].find((disc) => disc.side === piece.side)?.square);
    }
  }
  return came;
}

function routesOf(came: ReadonlyMap<Square, Disc>, route: Path | undefined): ReadonlyMap<number, Path> {
  const routes = new Map<number, Path>();
  for (const [square, disc] of came) {
    if (route && square === route.at(-1)) routes.set(disc.id, route);
    else if (disc.square !== square) routes.set(disc.id, [disc.square, square]);
  }
  return routes;
}

/** The part of a path that is still to be gone: its first hops may have been shown already. */
function routeFrom(before: Scene, after: Pieces, path: Path): Path | undefined {
  const to = path.at(-1);
  const arrived = to === undefined ? undefined : after.get(to);
  if (arrived === undefined) return undefined;
  for (let index = path.length - 2; index >= 0; index--) {
    const from = path[index];
    const disc = before.discs.find((each) => each.square === from);
    const isGone = from !== undefined && (from === to || after.get(from)?.side !== arrived.side);
    if (disc?.side === arrived.side && isGone) return path.slice(index);
  }
  return undefined;
}

function leave(disc: Disc, route: Path): Leaving {
  const hop = route.findIndex((to, index) => index > 0 && between(route[index - 1] ?? to, to) === disc.square);
  return { ...disc, after: Math.max(0, hop) };
}

function newKings(before: Scene, discs: readonly Disc[]): ReadonlySet<number> {
  const men = new Set(before.discs.filter((disc) => !disc.king).map((disc) => disc.id));
  return new Set(discs.filter((disc) => disc.king && men.has(disc.id)).map((disc) => disc.id));
}
