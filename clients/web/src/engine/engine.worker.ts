import * as java from '@java/computer.js';
import pack from '@tables/four.tables?url';
import type { Advice, Answer, Finding, Line, Question, Reason, Verdict } from './engine';

let tables: Promise<void> | undefined;

/** Whoever analyses knows the endgames; without them the engine is as good as it can. */
function withTables(): Promise<void> {
  tables ??= fetch(pack)
    .then((response) => response.arrayBuffer())
    .then((bytes) => java.readTables(new Int8Array(bytes)))
    .catch(() => undefined);
  return tables;
}

async function answer(question: Question): Promise<Answer> {
  switch (question.kind) {
    case 'choose':
      return java.choose(question.fen, question.level, question.millis, question.seed);
    case 'lines':
      await withTables();
      return finding(question.fen, question.nodes, question.most);
    case 'advise':
      await withTables();
      return advice(question.fen, question.nodes);
  }
}

function finding(fen: string, nodes: number, most: number): Finding {
  return { lines: java.lines(fen, nodes, most).map(line), verdict: verdict(fen) };
}

function advice(fen: string, nodes: number): Advice {
  const told = java.advise(fen, nodes);
  return { ...line(told.choice()), reason: told.reason() as Reason, other: told.other(), pieces: told.pieces(), verdict: verdict(fen) };
}

function line(choice: ScriptChoice): Line {
  return { moves: Array.from(choice.line()), score: choice.score() };
}

function verdict(fen: string): Verdict | undefined {
  const ending = java.ending(fen);
  const ends = ending.verdict();
  return ends === '' ? undefined : { ends, plies: ending.plies() };
}

addEventListener('message', ({ data }: MessageEvent<Question & { readonly id: number }>) => {
  void answer(data).then((found) => postMessage({ id: data.id, answer: found }));
});
