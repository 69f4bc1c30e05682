import { START } from '../board/position';
import { played, pathOf } from './turn';
import type { PdnGame, PdnResult, Rules, Ruling } from './types';

type Referee = Pick<typeof import('@java/rules.js'), 'legalMoves' | 'judge' | 'read'>;

let loaded: Promise<Rules> | undefined;

/** The Java rules. They are fetched once, when the first board asks; a failure may be tried again. */
export function loadRules(): Promise<Rules> {
  loaded ??= import('@java/rules.js').then(madeReady).catch((reason: unknown) => {
    loaded = undefined;
    throw reason;
  });
  return loaded;
}

/** The games of a PDN text. Its reader is fetched apart from the rules, since few pages need it. */
export async function readPdn(text: string): Promise<PdnResult> {
  const archive = await import('@java/archive.js');
  const games: PdnGame[] = [];
  for (const entry of archive.pdn(text)) {
    if (!entry.isLegal()) {
      return { kind: 'fault', line: entry.faultLine(), column: entry.faultColumn(), sentence: entry.text() };
    }
    games.push(gameOf(entry));
  }
  return games.length > 0 ? { kind: 'games', games } : { kind: 'fault', line: 1, column: 1, sentence: 'There is no game in this text.' };
}

/** Whatever Java does only once is done now, and not while somebody waits to see their first move. */
function madeReady(java: Referee): Rules {
  const rules = asRules(java);
  for (const path of rules.legal(START)) rules.judge(START, path);
  return rules;
}

function asRules(java: Referee): Rules {
  return {
    legal: (fen) => java.legalMoves(fen).map(pathOf),
    judge: (fen, path) => (path.length === 0 ? nothing : ruling(java.judge(fen, path))),
    read: (fen, text) => readMove(java, fen, text),
  };
}

const nothing: Ruling = {
  kind: 'illegal',
  code: 'unreadable',
  sentence: 'Write the squares of your move, such as 11-15 or 15x22x31.',
};

/** People leave out the dash: 11 15 is 11-15. */
function readMove(java: Referee, fen: string, text: string): Ruling {
  const move = text.trim().replace(/(\d)[\s,.;]+(?=\d)/g, '$1-');
  if (move === '') return nothing;
  try {
    return ruling(java.read(fen, move));
  } catch (problem) {
    return { kind: 'illegal', code: 'unreadable', sentence: advice(move, problem) };
  }
}

function advice(move: string, problem: unknown): string {
  const why = problem instanceof Error ? problem.message : '';
  const square = /no square (\d+): (.*)/.exec(why);
  return square === null ? `“${move}” is not a move: write the squares, such as 11-15 or 15x22x31.` : `There is no square ${square[1]}: ${square[2]}.`;
}

function ruling(said: ScriptTurn | RefusedTurn): Ruling {
  return said.isLegal() ? { kind: 'legal', played: played(said) } : { kind: 'illegal', code: said.code(), sentence: said.sentence() };
}

function gameOf(entry: ScriptEntry): PdnGame {
  const told = entry.tags();
  const tags: Record<string, string> = {};
  for (let i = 0; i + 1 < told.length; i += 2) tags[told[i] ?? ''] = told[i + 1] ?? '';
  return { tags, start: entry.start(), moves: entry.turns().map(played), result: entry.result() };
}
