import { account } from './de/account';
import { common } from './de/common';
import { front, join } from './de/front';
import { end, event, game } from './de/game';
import { problem } from './de/problem';
import { privacy, rules } from './de/reading';
import { replay } from './de/replay';
import { settings } from './de/settings';
import type { Words } from './en';

/** Deutsch. */
export const de: Words = { ...common, front, join, game, event, end, replay, settings, account, rules, privacy, problem };
