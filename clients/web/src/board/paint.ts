import { contrast, isPale, paletteOf } from './dress';
import type { Dress } from './types';

/** A dress as the custom properties that the drawing goes by. */
export function paintOf(dress: Dress): string {
  const { first, second, dark, light } = paletteOf(dress);
  return Object.entries({
    first,
    second,
    dark,
    light,
    'first-ink': inkOn(first),
    'second-ink': inkOn(second),
    number: contrast(dark, '#ffffff') > contrast(dark, '#000000') ? 'rgb(255 255 255 / 78%)' : 'rgb(0 0 0 / 78%)',
  })
    .map(([name, value]) => `--${name}: ${value}`)
    .join('; ');
}

/** What is engraved into a piece is as far from its colour as it can be, with a little of it. */
export function inkOn(piece: string): string {
  return mixed(piece, isPale(piece) ? '#000000' : '#fff4d8', 0.78);
}

function mixed(one: string, other: string, share: number): string {
  const channel = (at: number): string => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
