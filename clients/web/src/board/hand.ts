import type { Path, Square } from '../rules/types';
import { choose, movable, nothing, onlyTurn, undo, type Entry, type Step } from './entry';
import type { Point } from './motion';
import type { BoardSettings } from './types';
import { unreachable } from '../unreachable';

/** What a hand at the board holds. Pure: what the hand does goes in, what becomes of it comes out. */
export interface Hand {
  readonly entry: Entry;
  /** A piece that is pressed and not let go yet. */
  readonly press?: Press | undefined;
  /** A piece that follows the pointer. */
  readonly drag?: Drag | undefined;
}

export interface Press {
  readonly square: Square;
  readonly at: Point;
  /** Whether it was picked up by this press, and did not stand there picked up before. */
  readonly isNew: boolean;
}

export interface Drag {
  readonly from: Square;
  readonly at: Point;
}

export type Gesture =
  /** A square was chosen without pointing at it, as with keys. */
  | { readonly kind: 'choose'; readonly square: Square }
  | { readonly kind: 'down'; readonly square: Square; readonly at: Point }
  | { readonly kind: 'move'; readonly at: Point }
  | { readonly kind: 'up'; readonly square: Square | undefined }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'back' };

export interface Reach {
  readonly legal: readonly Path[];
  /** The squares of the pieces of whoever moves. */
  readonly own: ReadonlySet<Square>;
  readonly settings: Pick<BoardSettings, 'oneClick' | 'input'>;
}

export interface Done {
  readonly hand: Hand;
  /** What was entered, played or refused by it. */
  readonly step?: Step;
  /** A piece that goes back to where it came from. */
  readonly back?: Drag;
  /** Whether a piece was put where it is now, so that nobody need see it go there. */
  readonly isDropped?: boolean;
}

export const empty: Hand = { entry: nothing };

/** In the units of the drawing: less is a click by a trembling hand. */
const dragDistance = 9;

export function handle(hand: Hand, gesture: Gesture, reach: Reach): Done {
  switch (gesture.kind) {
    case 'choose':
      return chosen(hand, gesture.square, reach);
    case 'down':
      return pressed(hand, gesture.square, gesture.at, reach);
    case 'move':
      return moved(hand, gesture.at, reach);
    case 'up':
      return hand.drag ? dropped(hand, hand.drag, gesture.square, reach) : released(hand, reach);
    case 'cancel':
      return hand.drag ? { hand: { entry: hand.entry }, back: hand.drag } : { hand: { entry: hand.entry } };
    case 'back':
      return entered(undo(hand.entry));
    default:
      return unreachable(gesture);
  }
}

function chosen({ entry }: Hand, square: Square, { legal, own, settings }: Reach): Done {
  if (legal.length === 0) return { hand: { entry } };
  const only = settings.oneClick && entry.begun.length === 0 ? onlyTurn(square, legal) : undefined;
  return after(only ? { kind: 'move', path: only } : choose(entry, square, legal, own));
}

/** A piece is picked up at once, so that nobody waits to see that it was; any other square is chosen. */
function pressed(hand: Hand, square: Square, at: Point, reach: Reach): Done {
  const { legal, settings } = reach;
  const held = hand.entry.begun.at(-1);
  const isPiece = square === held || (hand.entry.begun.length <= 1 && movable(legal).has(square));
  if (!isPiece) return settings.input === 'drag' ? { hand } : chosen(hand, square, reach);
  const isNew = square !== held;
  const press = { square, at, isNew };
  const isPickedUp = isNew && settings.input !== 'drag' && !goesAtOnce(square, reach);
  return isPickedUp ? withPress(entered(picked(square)), press) : { hand: { ...hand, press } };
}

function moved(hand: Hand, at: Point, { settings }: Reach): Done {
  const { entry, press } = hand;
  if (press === undefined || settings.input === 'click') return { hand };
  const isFar = Math.hypot(at.x - press.at.x, at.y - press.at.y) > dragDistance;
  if (hand.drag === undefined && !isFar) return { hand };
  const drag = { from: press.square, at };
  if (entry.begun.at(-1) === press.square) return { hand: { entry, press, drag } };
  const { step } = entered(picked(press.square));
  return { hand: { entry: picked(press.square), press, drag }, ...(step && { step }) };
}

/** Let go where it was pressed: a click. */
function released({ entry, press }: Hand, reach: Reach): Done {
  if (press === undefined || reach.settings.input === 'drag') return { hand: { entry } };
  if (press.isNew && !goesAtOnce(press.square, reach)) return { hand: { entry } };
  return chosen({ entry: press.isNew ? nothing : entry }, press.square, reach);
}

function dropped({ entry }: Hand, drag: Drag, square: Square | undefined, { legal }: Reach): Done {
  if (square === undefined || square === drag.from) return { hand: { entry }, back: drag };
  const step = choose(entry, square, legal, new Set());
  if (step.kind === 'move' || (step.kind === 'entered' && step.entry.begun.length > entry.begun.length)) {
    return { ...after(step), isDropped: true };
  }
  // A wrong drop puts the piece down; hops that were right stay.
  const isPutDown = step.kind === 'refused' && entry.begun.length === 1;
  return { ...after(isPutDown ? { ...step, entry: nothing } : step), back: drag };
}

function goesAtOnce(square: Square, { legal, settings }: Reach): boolean {
  return settings.oneClick && onlyTurn(square, legal) !== undefined;
}

function picked(square: Square): Entry {
  return { begun: [square], routes: [] };
}

function entered(entry: Entry): Done {
  return after({ kind: 'entered', entry });
}

function after(step: Step): Done {
  return { hand: { entry: step.kind === 'move' ? nothing : step.entry }, step };
}

function withPress(done: Done, press: Press): Done {
  return { ...done, hand: { ...done.hand, press } };
}
