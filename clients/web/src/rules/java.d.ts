// What clients/browser exports: see the classes of the same names there.

interface ScriptTurn {
  isLegal(): this is ScriptTurn;
  path(): Int32Array;
  taken(): Int32Array;
  isCrowning(): boolean;
  fen(): string;
}

interface RefusedTurn {
  isLegal(): this is ScriptTurn;
  code(): string;
  sentence(): string;
}

interface ScriptEntry {
  isLegal(): boolean;
  text(): string;
  faultLine(): number;
  faultColumn(): number;
  tags(): string[];
  start(): string;
  result(): string;
  turns(): ScriptTurn[];
}

interface ScriptTerms {
  readonly time: 'none' | 'game' | 'move';
  readonly limitMillis: number;
  readonly moreMillis: number;
  readonly colours: string;
  readonly hostIsFirst: boolean;
  readonly host: string;
  readonly guest: string;
  readonly reader: 'host' | '';
}

interface ScriptAnswer {
  update(): string;
  code(): string;
  sentence(): string;
}

interface ScriptTable {
  start(now: number): ScriptAnswer;
  look(now: number): ScriptAnswer;
  play(path: readonly number[], now: number): ScriptAnswer;
  ask(what: string, side: string, now: number): ScriptAnswer;
  tick(now: number): ScriptAnswer;
  nextDeadline(): number;
  pdn(date: string): string;
}

declare module '@java/rules.js' {
  export function legalMoves(fen: string): string[];
  export function judge(fen: string, path: readonly number[]): ScriptTurn | RefusedTurn;
  export function read(fen: string, move: string): ScriptTurn | RefusedTurn;
}

declare module '@java/archive.js' {
  export function pdn(text: string): ScriptEntry[];
}

declare module '@java/table.js' {
  export function open(terms: ScriptTerms): ScriptTable;
}

interface ScriptChoice {
  line(): string[];
  score(): number;
}

interface ScriptAdvice {
  choice(): ScriptChoice;
  reason(): string;
  other(): string;
  pieces(): number;
}

interface ScriptEnding {
  verdict(): 'win' | 'draw' | 'loss' | '';
  plies(): number;
}

interface ScriptLesson {
  name(): string;
  theme(): string;
  fen(): string;
  ending(): ScriptEnding;
}

interface ScriptMark {
  grade(): 'best' | 'slip' | 'mistake';
  cost(): number;
  before(): ScriptEnding;
  after(): ScriptEnding;
  best(): string[];
}

declare module '@java/computer.js' {
  export function choose(fen: string, level: number, millis: number, seed: number): string;
  export function readTables(pack: Int8Array): void;
  export function ending(fen: string): ScriptEnding;
  export function lines(fen: string, nodes: number, most: number): ScriptChoice[];
  export function advise(fen: string, nodes: number): ScriptAdvice;
  export function lessons(): ScriptLesson[];
  export function kinds(): string[];
  export function deal(kind: string, seed: number): string;
  export function mark(fen: string, move: string): ScriptMark;
  export function answer(soFar: readonly string[]): string;
}

declare module '@java/computer.wasm?url' {
  const address: string;
  export default address;
}

declare module '@java/webassembly.js' {
  /** Loads a program that TeaVM made; what it exports is typed as its module of JavaScript is. */
  export function load<Exports>(address: string): Promise<{ readonly exports: Exports }>;
}
