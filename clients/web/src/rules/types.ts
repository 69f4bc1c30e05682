/** The side that moves first, or the other. Colours are dress. */
export type Side = 'first' | 'second';

/** A playable square, 1 to 32. */
export type Square = number;

/** Every square that a turn touches, from where it starts to where it ends. */
export type Path = readonly Square[];

/** A turn as it was played, and the board after it. */
export interface Played {
  readonly path: Path;
  readonly taken: readonly Square[];
  readonly crowned: boolean;
  readonly fen: string;
}

/** What the referee says of a turn that somebody wants to play. */
export type Ruling = { readonly kind: 'legal'; readonly played: Played } | { readonly kind: 'illegal'; readonly code: string; readonly sentence: string };

export interface PdnGame {
  readonly tags: Readonly<Record<string, string>>;
  readonly start: string;
  readonly moves: readonly Played[];
  /** As PDN writes it: 1-0 means that the first mover won. */
  readonly result: string;
}

export type PdnResult =
  | { readonly kind: 'games'; readonly games: readonly PdnGame[] }
  | { readonly kind: 'fault'; readonly line: number; readonly column: number; readonly sentence: string };

/** The Java rules, compiled by TeaVM. */
export interface Rules {
  legal(fen: string): readonly Path[];
  /** A jump may name only its ends where one route fits. */
  judge(fen: string, path: Path): Ruling;
  /** A typed move such as 11-15 or 15x22x31. */
  read(fen: string, text: string): Ruling;
}
