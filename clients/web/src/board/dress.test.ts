import { describe, expect, it } from 'vitest';
import { dressOf } from '../settings';
import { boardThemes, colourSets, contrast, paletteOf } from './dress';
import { inkOn } from './paint';

describe.each(colourSets.flatMap((set) => boardThemes.map((theme) => ({ set, theme }))))('$set on $theme', (dress) => {
  const palette = paletteOf(dressOf(dress.set, dress.theme));

  it('has pieces that stand out from their squares', () => {
    expect(contrast(palette.first, palette.dark)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.second, palette.dark)).toBeGreaterThanOrEqual(3);
  });

  it('has squares that stand out from each other', () => {
    expect(contrast(palette.dark, palette.light)).toBeGreaterThanOrEqual(1.5);
  });

  it('has crowns that stand out from their pieces', () => {
    expect(contrast(palette.first, inkOn(palette.first))).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.second, inkOn(palette.second))).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('goes from 1 to 21', () => {
    expect(contrast('#123456', '#123456')).toBe(1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
