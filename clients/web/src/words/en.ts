import { account } from './en/account';
import { common } from './en/common';
import { front, join } from './en/front';
import { end, event, game } from './en/game';
import { problem } from './en/problem';
import { privacy, rules } from './en/reading';
import { replay } from './en/replay';
import { settings } from './en/settings';

/** Every text of the client, by the room where it is said. The other languages have the same shape. */
export const en = { ...common, front, join, game, event, end, replay, settings, account, rules, privacy, problem };

export type Words = typeof en;
