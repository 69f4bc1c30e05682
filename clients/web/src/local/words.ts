import type { Strength } from './computer';
import type { Language } from '../words/words.svelte';

const english = {
  names: 'Who plays?',
  one: 'First name',
  other: 'Second name',
  missing: 'Enter a name.',
  same: 'Two different names, please.',
  first: 'Who moves first?',
  random: 'At random',
  turning: 'Turn the board to the player on turn',
  start: 'Start the game',
  resume: 'The game goes on where it was.',
  loading: 'The table is being set up …',
  failed: 'The table could not be loaded. Connect once, then it works offline too.',
  retry: 'Try again',
  turn: (name: string) => `${name}, it is your move.`,
  mustJump: (name: string) => `${name}: You must perform a jump`,
  thinking: 'The computer is thinking …',
  surrender: (name: string) => `Does ${name} really want to surrender?`,
  surrenderHint: (name: string) => `${name} wins the game.`,
  declined: 'The computer would rather play on.',
  again: 'Again, sides swapped',
  otherGame: 'Another game',
  computer: 'Computer',
  you: 'Player',
  strength: 'How strong?',
  strengths: { easy: 'Easy', medium: 'Medium', strong: 'Strong' } satisfies Record<Strength, string>,
};

export type LocalWords = typeof english;

const german: LocalWords = {
  names: 'Wer spielt?',
  one: 'Erster Name',
  other: 'Zweiter Name',
  missing: 'Gib einen Namen ein.',
  same: 'Bitte zwei verschiedene Namen.',
  first: 'Wer beginnt?',
  random: 'Zufällig',
  turning: 'Das Brett zu dem drehen, der am Zug ist',
  start: 'Partie beginnen',
  resume: 'Die Partie geht weiter, wo sie war.',
  loading: 'Der Tisch wird gedeckt …',
  failed: 'Der Tisch konnte nicht geladen werden. Nach einer Verbindung geht es auch ohne Netz.',
  retry: 'Noch einmal versuchen',
  turn: (name) => `${name}, du bist am Zug.`,
  mustJump: (name) => `${name}: Du musst schlagen`,
  thinking: 'Der Computer denkt nach …',
  surrender: (name) => `Möchte ${name} wirklich aufgeben?`,
  surrenderHint: (name) => `${name} gewinnt die Partie.`,
  declined: 'Der Computer spielt lieber weiter.',
  again: 'Noch einmal, mit getauschten Seiten',
  otherGame: 'Eine andere Partie',
  computer: 'Computer',
  you: 'Spieler',
  strength: 'Wie stark?',
  strengths: { easy: 'Leicht', medium: 'Mittel', strong: 'Stark' },
};

export function localWords(language: Language): LocalWords {
  return language === 'de' ? german : english;
}
