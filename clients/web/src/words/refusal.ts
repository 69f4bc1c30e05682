import { named } from '../board/words';
import type { Words } from './en';

/** What a refusal says: in English the house's own sentence, otherwise a translation of its code with the same squares. */
export function refusalIn(words: Words, code: string | undefined, sentence: string): string {
  const said = code === undefined ? undefined : words.problem.refusals[code];
  if (said === undefined) return sentence;
  return typeof said === 'string' ? said : said(named(sentence));
}
