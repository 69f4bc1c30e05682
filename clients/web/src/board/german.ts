import type { Square } from '../rules/types';
import { takenBy } from './geometry';
import type { PieceColour } from './types';
import { named, type BoardWords } from './words';

const colours: Readonly<Record<PieceColour, readonly [dame: string, stein: string]>> = {
  red: ['rote', 'roter'],
  white: ['weiße', 'weißer'],
  black: ['schwarze', 'schwarzer'],
};

/** Why the rules refuse a turn, by the name of the reason. */
export const rulings: Readonly<Record<string, (named: readonly string[]) => string>> = {
  'no-piece': ([square]) => `Auf ${square} steht kein Stein, der ziehen könnte.`,
  'opponents-piece': ([square]) => `Der Stein auf ${square} gehört der anderen Seite.`,
  'light-square': ([row, column]) => `Zeile ${row}, Spalte ${column} ist ein helles Feld: Gespielt wird auf den dunklen.`,
  'no-destination': ([square]) => `Der Stein auf ${square} muss auf ein anderes Feld ziehen.`,
  'not-diagonal': ([from, to]) => `Von ${from} nach ${to} geht es nicht schräg: Steine ziehen schräg.`,
  'too-far': ([from, to]) => `Von ${from} nach ${to} ist zu weit: Ein Stein zieht auf das nächste Feld oder springt über eines.`,
  'man-backward': ([from, to]) => `Von ${from} nach ${to} geht es rückwärts: Das dürfen nur Damen.`,
  occupied: ([square]) => `Feld ${square} ist besetzt: Gezogen wird auf freie Felder.`,
  'nothing-to-jump': ([over, from, to]) => `Auf ${over} steht nichts, was von ${from} nach ${to} zu schlagen wäre.`,
  'own-piece-jumped': ([over]) => `Der Stein auf ${over} ist dein eigener: Übersprungen werden nur fremde.`,
  'jumped-twice': ([over]) => `Der Stein auf ${over} ist schon übersprungen: Keiner wird in einem Zug zweimal übersprungen.`,
  'jump-compulsory': (jumps) => `Du musst schlagen: ${jumps.join(' oder ')}. Wer schlagen kann, muss schlagen.`,
  'jump-must-go-on': ([at, ...onTo]) => `Der Schlag muss von ${at} weitergehen nach ${onTo.join(' oder ')}: In der Mitte bleibt niemand stehen.`,
  'crowned-man-stops': ([at]) => `Der Stein wird auf ${at} zur Dame und bleibt dort stehen.`,
  'step-ends-turn': ([at]) => `Der Zug endet auf ${at}: Ein Stein zieht einmal, und nach einem Schlag kann er nur weiter schlagen.`,
  'route-unclear': (routes) => `Mehrere Wege passen: ${routes.join(' oder ')}. Nenne auch die Felder dazwischen.`,
};

export const german: BoardWords = {
  board: 'Brett',
  mustJump: 'Du musst schlagen',
  blocked: (square) => `Der Stein auf ${square} kann nicht ziehen: Kein Feld vor ihm ist frei.`,
  refused: (code, sentence) => rulings[code]?.(named(sentence)) ?? sentence,
  undoHop: 'Letzten Sprung zurücknehmen',
  whichWay: 'Auf welchem Weg?',
  cancel: 'Abbrechen',
  piece: (colour, king, isYours) => (king ? `${isYours ? 'deine' : colours[colour][0]} Dame` : `${isYours ? 'dein' : colours[colour][1]} Stein`),
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
