import type { Side } from '../rules/types';
import type { BoardTheme, ColourSet, Dress, PieceColour } from './types';

/** The colours that a board is drawn with. */
export interface Palette {
  readonly first: string;
  readonly second: string;
  /** The squares that are played on. */
  readonly dark: string;
  readonly light: string;
}

interface Set {
  readonly pieces: readonly [string, string];
  /** How dark the squares must be, so that both pieces stand out on them. */
  readonly tone: 'deep' | 'middle' | 'pale';
  readonly squares: readonly [string, string];
}

/** As crownhead.rules.dress.ColourSet has them. */
const sets: Readonly<Record<ColourSet, Set>> = {
  'red-white': { pieces: ['#e4513f', '#fbf3e2'], tone: 'deep', squares: ['#16382a', '#ebddb5'] },
  'black-white': { pieces: ['#1b1714', '#fff9ec'], tone: 'middle', squares: ['#9c6a41', '#ebd3ac'] },
  'black-red': { pieces: ['#1a1513', '#a31b1b'], tone: 'pale', squares: ['#d6a972', '#f7ead0'] },
  'white-red': { pieces: ['#fff7e8', '#ff7361'], tone: 'deep', squares: ['#5e1217', '#f3e6d8'] },
};

const themes: Readonly<Record<Exclude<BoardTheme, 'set'>, Readonly<Record<Set['tone'], readonly [string, string]>>>> = {
  wood: { deep: ['#40281a', '#d9bb8c'], middle: ['#9c6a41', '#ebd3ac'], pale: ['#d6a972', '#f7ead0'] },
  green: { deep: ['#16382a', '#d8dcb8'], middle: ['#56815a', '#e6e9cf'], pale: ['#a5c698', '#f3f5e6'] },
  blue: { deep: ['#1b3350', '#c9d7e6'], middle: ['#557ba6', '#dfe8f2'], pale: ['#a4c2e2', '#f0f5fb'] },
  grey: { deep: ['#303439', '#c4c8cd'], middle: ['#7d838c', '#dde0e4'], pale: ['#bcc1c8', '#f3f4f6'] },
};

export const colourSets = Object.keys(sets) as readonly ColourSet[];
export const boardThemes = ['set', ...(Object.keys(themes) as Exclude<BoardTheme, 'set'>[])] as const;

export function paletteOf(dress: Dress): Palette {
  const { pieces, tone, squares } = sets[dress.set];
  const [dark, light] = dress.theme === 'set' ? squares : themes[dress.theme][tone];
  return { first: pieces[0], second: pieces[1], dark, light };
}

export function colourOf(dress: Dress, side: Side): PieceColour {
  return side === 'first' ? dress.first : dress.second;
}

/** Whether black lines are seen on a colour better than white ones. */
export function isPale(colour: string): boolean {
  return contrast(colour, '#000000') > contrast(colour, '#ffffff');
}

/** How far two colours stand apart, as WCAG 2 measures it: from 1, the same, to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
