import program from '@java/computer.wasm?url';
import { load } from '@java/webassembly.js';
import pack from '@tables/four.tables?url';
import type { Advice, Answer, Course, Finding, Line, Mark, Question, Reason, Verdict } from './engine';

type Java = typeof import('@java/computer.js');

const opened = open();
let tables: Promise<void> | undefined;

/** WebAssembly is several times as fast; a browser that cannot load it has the same Java as a script. */
async function open(): Promise<Java> {
  try {
    const { exports } = await load<Java>(program);
    return exports;
  } catch {
    return import('@java/computer.js');
  }
}

/** Whoever analyses knows the endgames; without them the engine is as good as it can. */
function withTables(java: Java): Promise<void> {
  tables ??= fetch(pack)
    .then((response) => response.arrayBuffer())
    .then((bytes) => java.readTables(new Int8Array(bytes)))
    .catch(() => undefined);
  return tables;
}

async function answer(question: Question): Promise<Answer> {
  const java = await opened;
  if (question.kind !== 'choose') await withTables(java);
  switch (question.kind) {
    case 'choose':
      return java.choose(question.fen, question.level, question.millis, question.seed);
    case 'lines':
      return finding(java, question.fen, question.nodes, question.most);
    case 'advise':
      return advice(java, question.fen, question.nodes);
    case 'course':
      return course(java);
    case 'deal':
      return java.deal(question.dealt, question.seed);
    case 'ending':
      return verdict(java.ending(question.fen));
    case 'mark':
      return mark(java, question.fen, question.move);
    case 'answer':
      return java.answer(question.soFar);
  }
}

function finding(java: Java, fen: string, nodes: number, most: number): Finding {
  return { lines: java.lines(fen, nodes, most).map(line), verdict: verdict(java.ending(fen)) };
}

function advice(java: Java, fen: string, nodes: number): Advice {
  const told = java.advise(fen, nodes);
  return { ...line(told.choice()), reason: told.reason() as Reason, other: told.other(), pieces: told.pieces(), verdict: verdict(java.ending(fen)) };
}

function line(choice: ScriptChoice): Line {
  return { moves: Array.from(choice.line()), score: choice.score() };
}

function course(java: Java): Course {
  const lessons = java.lessons().map((one) => ({ name: one.name(), theme: one.theme(), fen: one.fen(), verdict: verdict(one.ending()) }));
  return { lessons, kinds: Array.from(java.kinds()) };
}

function mark(java: Java, fen: string, move: string): Mark {
  const told = java.mark(fen, move);
  return { grade: told.grade(), cost: told.cost(), before: surely(told.before()), after: surely(told.after()), best: Array.from(told.best()) };
}

function verdict(ending: ScriptEnding): Verdict | undefined {
  const ends = ending.verdict();
  return ends === '' ? undefined : { ends, plies: ending.plies() };
}

function surely(ending: ScriptEnding): Verdict {
  const known = verdict(ending);
  if (known === undefined) throw new Error('A mark tells how it ends');
  return known;
}

addEventListener('message', ({ data }: MessageEvent<Question & { readonly id: number }>) => {
  void answer(data).then((found) => postMessage({ id: data.id, answer: found }));
});
