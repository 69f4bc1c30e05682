import { en, type Words } from './en';
import { refusalIn } from './refusal';

export type Language = 'en' | 'de';

export const languages: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
];

let current: Words = $state.raw(en);

/** The texts in the language that was chosen. */
export function words(): Words {
  return current;
}

/** English is part of the page; other languages are fetched when somebody wants them. */
export async function speak(language: Language): Promise<void> {
  current = language === 'de' ? (await import('./de')).de : en;
  document.documentElement.lang = language;
}

/** What a refusal says in the language of the page. */
export function refusalText(code: string | undefined, sentence: string): string {
  return refusalIn(current, code, sentence);
}
