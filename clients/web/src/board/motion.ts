import type { Path, Side } from '../rules/types';
import { placeOf } from './geometry';

/** A square of the drawing is as wide. */
export const unit = 100;

const stepMillis = 180;
const longestMillis = 720;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a square, in the units of the drawing. */
export function middleOf(square: number, below: Side): Point {
  const { column, row } = placeOf(square, below);
  return { x: (column + 0.5) * unit, y: (row + 0.5) * unit };
}

/** Brings a piece, as large as a square, to a point. The board is a container, and a hundredth of it an eighth of a square. */
export function translation({ x, y }: Point): string {
  return `translate(${inBoard(x - unit / 2)}, ${inBoard(y - unit / 2)})`;
}

function inBoard(length: number): string {
  return `${(length * 100) / (8 * unit)}cqw`;
}

/** How long one hop of a turn is seen to take: long turns are not waited for. */
export function hopMillis(hops: number): number {
  return Math.min(stepMillis, longestMillis / Math.max(1, hops));
}

/** What moves a piece, or has moved it: to ask the browser would make it lay out the page. */
const moved = new WeakMap<Element, Animation[]>();

function move(piece: Element, part: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  moved.set(piece, [...(moved.get(piece) ?? []), part.animate(frames, options)]);
}

/** Lets a piece be seen to come along its way. Where it stands is not changed by it. */
export function travel(element: Element, route: Path, below: Side): void {
  const hops = route.length - 1;
  const frames = route.map((square) => ({ transform: translation(middleOf(square, below)), easing: 'ease-in-out' }));
  move(element, element, frames, { duration: hops * hopMillis(hops) });
}

/** A piece that was dropped where it may not go is seen to go back. */
export function goBack(element: Element, from: Point, to: Point): void {
  move(element, element, [{ transform: translation(from) }, { transform: translation(to) }], { duration: 160, easing: 'ease-out' });
}

/** A taken piece fades when it is jumped over. */
export function fade(element: Element, delay: number): void {
  move(element, element, [{ opacity: 1 }, { opacity: 0 }], { duration: 140, delay, fill: 'both', easing: 'ease-in' });
}

/** A crown comes when its man has arrived. */
export function crown(element: Element, delay: number): void {
  const part = element.querySelector('[data-crown]');
  if (part === null) return;
  move(
    element,
    part,
    [
      { transform: 'scale(0.2)', opacity: 0 },
      { transform: 'scale(1.25)', opacity: 1, offset: 0.7 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    { duration: 320, delay, fill: 'backwards', easing: 'ease-out' },
  );
}

/** Whatever still moves stands where it belongs. */
export function settle(elements: Iterable<Element>): void {
  for (const element of elements) {
    for (const animation of moved.get(element) ?? []) animation.cancel();
    moved.delete(element);
  }
}

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
