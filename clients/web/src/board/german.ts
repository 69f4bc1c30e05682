import type { Square } from '../rules/types';
import { takenBy } from './geometry';
import type { PieceColour } from './types';
import type { BoardWords } from './words';

const colours: Readonly<Record<PieceColour, readonly [dame: string, stein: string]>> = {
  red: ['rote', 'roter'],
  white: ['weiße', 'weißer'],
  black: ['schwarze', 'schwarzer'],
};

export const german: BoardWords = {
  board: 'Brett',
  mustJump: 'Du musst schlagen',
  blocked: (square) => `Der Stein auf ${square} kann nicht ziehen: Kein Feld vor ihm ist frei.`,
  undoHop: 'Letzten Sprung zurücknehmen',
  whichWay: 'Auf welchem Weg?',
  cancel: 'Abbrechen',
  piece: (colour, king, isYours) =>
    king
      ? `${isYours ? 'deine' : colours[colour][0]} Dame`
      : `${isYours ? 'dein' : colours[colour][1]} Stein`,
  square: (square, piece, said) => [String(square), piece ?? 'leer', ...said].join(', '),
  mayMoveTo: (ends) => `kann nach ${joined(ends, 'oder')} ziehen`,
  mustJumpTo: (ends) => `muss nach ${joined(ends, 'oder')} schlagen`,
  mayNotMove: 'kann nicht ziehen',
  pickedUp: 'aufgenommen',
  landsHere: (from) => `${from} kann hierher`,
  lastMove: 'letzter Zug',
  chosen: (piece, square, ends) => `Aufgenommen: ${piece} auf ${square}, kann nach ${joined(ends, 'oder')}.`,
  putDown: 'Abgesetzt.',
  hopped: (to, taken, next) =>
    `${taken === undefined ? `Auf ${to}.` : `Nach ${to} gesprungen und ${taken} geschlagen.`} Es geht weiter nach ${joined(next, 'oder')}.`,
  undone: (back) => `Zurück auf ${back}.`,
  route: (path) => `${path.join(' × ')}, schlägt ${joined(takenBy(path), 'und')}`,
};

function joined(things: readonly Square[], last: string): string {
  return things.length < 2 ? things.join() : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`;
}
