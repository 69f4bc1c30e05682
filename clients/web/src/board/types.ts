import type { Path, Played, Rules, Side } from '../rules/types';
import type { BoardWords } from './words';

export type ColourSet = 'red-white' | 'black-white' | 'black-red' | 'white-red';
export type PieceColour = 'red' | 'white' | 'black';
export type BoardTheme = 'set' | 'wood' | 'green' | 'blue' | 'grey';
export type PieceStyle = 'carved' | 'flat' | 'letters';

/** How the sides and the squares are coloured. 'set' is the board that belongs to the colour set. */
export interface Dress {
  readonly set: ColourSet;
  readonly first: PieceColour;
  readonly second: PieceColour;
  readonly theme: BoardTheme;
}

export interface BoardSettings {
  readonly pieces: PieceStyle;
  readonly numbers: boolean;
  readonly animation: boolean;
  readonly sounds: boolean;
  /** Marks the pieces that may move, and where they may go. */
  readonly hints: boolean;
  /** A piece with only one move goes there at one click. */
  readonly oneClick: boolean;
  readonly input: 'drag-and-click' | 'click' | 'drag';
}

export interface BoardProps {
  fen: string;
  below: Side;
  /** Every legal turn of the side to move; empty while nobody may move. */
  legal: readonly Path[];
  /** It is this viewer's turn. */
  mayMove: boolean;
  last?: Played | undefined;
  /** An own move that the house has not answered yet: shown as played. */
  pending?: Path | undefined;
  dress: Dress;
  settings: BoardSettings;
  /** Loaded lazily: until then the board goes by `legal`. */
  rules: Rules | undefined;
  onmove: (path: Path) => void;
  onrefused: (sentence: string) => void;
  /** What is said while a move is entered; the move itself is told by who plays it. */
  announce: (text: string) => void;
  /** English, unless another language is handed in. */
  words?: BoardWords;
}
