import type { Words } from './en';
import { en } from './en';
export const de: Words = en;
