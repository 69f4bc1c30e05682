import type { BoardSettings, BoardTheme, ColourSet, Dress, PieceColour } from './board/types';
import type { Language } from './words/words.svelte';

export interface Settings extends BoardSettings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly language: Language;
  readonly board: BoardTheme;
  readonly colours: ColourSet;
  /** Plays a move by itself when it is the only one. */
  readonly forced: boolean;
  readonly notify: boolean;
}

const KEPT_AS = 'crownhead.settings';

export function standardSettings(language: Language, isStill: boolean): Settings {
  return {
    theme: 'system',
    language,
    board: 'set',
    colours: 'red-white',
    pieces: 'carved',
    numbers: true,
    animation: !isStill,
    sounds: true,
    hints: true,
    oneClick: false,
    input: 'drag-and-click',
    forced: false,
    notify: false,
  };
}

const choices: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['system', 'light', 'dark'],
  language: ['en', 'de'],
  board: ['set', 'wood', 'green', 'blue', 'grey'],
  colours: ['red-white', 'black-white', 'black-red', 'white-red'],
  pieces: ['carved', 'flat', 'letters'],
  numbers: [true, false],
  animation: [true, false],
  sounds: [true, false],
  hints: [true, false],
  oneClick: [true, false],
  input: ['drag-and-click', 'click', 'drag'],
  forced: [true, false],
  notify: [true, false],
};

/** What was kept, as far as it still means something; the rest is as usual. */
export function readSettings(kept: string | null, standard: Settings): Settings {
  let value: unknown;
  try {
    value = JSON.parse(kept ?? '{}');
  } catch {
    return standard;
  }
  if (typeof value !== 'object' || value === null) return standard;
  const found = Object.entries(value).filter(([name, choice]) => name in choices && (choices[name as keyof Settings] as readonly unknown[]).includes(choice));
  return { ...standard, ...(Object.fromEntries(found) as Partial<Settings>) };
}

export function loadSettings(): Settings {
  const language: Language = navigator.language.startsWith('de') ? 'de' : 'en';
  const standard = standardSettings(language, matchMedia('(prefers-reduced-motion: reduce)').matches);
  return readSettings(kept(), standard);
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing for us has the usual settings next time.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

/** How a game with these colours is dressed for this viewer. */
export function dressOf(colours: ColourSet, theme: BoardTheme): Dress {
  const [first, second] = colours.split('-') as [PieceColour, PieceColour];
  return { set: colours, first, second, theme };
}
