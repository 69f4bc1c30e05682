import { describe, expect, test } from 'vitest';
import { START } from '../board/position';
import { outside, receive, withPending, withRematch, type HouseState } from './house';
import type { Terms, Update } from './messages';

const terms: Terms = { colours: 'red-white', timing: { kind: 'untimed' }, draws: 'claimed', graceMillis: 30_000, pauses: 3, pauseMillis: 300_000 };

function update(version: number, part: Partial<Update> = {}): Update {
  return {
    type: 'update',
    table: 't1',
    game: 1,
    version,
    timestamp: 0,
    action: 'wait',
    message: '',
    board: START,
    you: 'first',
    standing: { ply: 0, toMove: 'first', legal: [], clock: {}, counts: { occurrences: 1, quiet: 0 } },
    ...part,
  };
}

const moved = { event: 'moved', side: 'first', path: [11, 15] } as const;

function atTable(): HouseState {
  const welcomed = receive(outside, { type: 'welcome', table: 't1', id: 1, name: 'Ann', house: terms }, 0);
  return receive(welcomed, update(1, { events: [{ event: 'started' }] }), 0);
}

describe('a table', () => {
  test('knows its turns as they are told', () => {
    const state = receive(atTable(), update(2, { events: [moved] }), 0);
    expect(state.table?.history.turns.map((turn) => turn.path)).toEqual([[11, 15]]);
    expect(state.table?.history.turns[0]?.fen).toContain('15');
    expect(state.table?.missing).toBeUndefined();
  });

  test('asks for what it missed, and takes it in', () => {
    const gap = receive(atTable(), update(4, { events: [moved] }), 0);
    expect(gap.table?.missing).toBe(1);
    const entries = [2, 3, 4].map((version) => ({ version, timestamp: 0, author: 'first', events: version === 3 ? [moved] : [] }));
    const whole = receive(gap, { type: 'tail', id: 'x', game: 1, entries, more: false }, 0);
    expect(whole.table?.missing).toBeUndefined();
    expect(whole.table?.history.turns).toHaveLength(1);
  });

  test('keeps its history when the connection comes back', () => {
    const state = receive(atTable(), update(2, { events: [moved] }), 0);
    const back = receive(state, { type: 'welcome', table: 't1', id: 1, name: 'Ann', house: terms }, 0);
    expect(back.table?.history.version).toBe(2);
    const elsewhere = receive(state, { type: 'welcome', table: 't2', id: 1, name: 'Ann', house: terms }, 0);
    expect(elsewhere.table).toBeUndefined();
  });

  test('takes turns back', () => {
    let state = receive(atTable(), update(2, { events: [moved] }), 0);
    state = receive(state, update(3, { events: [{ event: 'took-back', side: 'first', plies: 1 }] }), 0);
    expect(state.table?.history.turns).toEqual([]);
  });
});

describe('an own move', () => {
  const pending = { id: 'c-1', ply: 0, path: [11, 15] };

  test('is pending until the house answers it', () => {
    const state = withPending(atTable(), pending);
    expect(state.table?.pending).toEqual(pending);
    expect(receive(state, update(1), 0).table?.pending).toEqual(pending);
    expect(receive(state, update(2, { answers: 'c-1', events: [moved] }), 0).table?.pending).toBeUndefined();
  });

  test('is taken back when it is refused, with the reason', () => {
    const state = withPending(atTable(), pending);
    const rechecked = receive(state, update(1, { answers: 'c-1', code: 'too-far', message: 'That is too far.' }), 0);
    expect(rechecked.table?.pending).toBeUndefined();
    expect(rechecked.table?.notice).toMatchObject({ kind: 'refusal', code: 'too-far', words: 'That is too far.' });
    const refused = receive(state, { type: 'refused', id: 'c-1', code: 'game-over', message: 'It is over.' }, 0);
    expect(refused.table?.pending).toBeUndefined();
  });

  test('is over when the game is', () => {
    const over = update(2, { result: { outcome: 'win', winner: 'second', reason: 'time' } });
    expect(receive(withPending(atTable(), pending), over, 0).table?.pending).toBeUndefined();
  });
});

describe('a rematch', () => {
  const over = { result: { outcome: 'draw', reason: 'agreement' } } as const;
  const question = { kind: 'rematch', toYou: true } as const;
  const asked = receive(receive(atTable(), update(2, over), 0), update(2, { ...over, action: 'answer', question }), 0);

  test('is open when the house asks, and offered when the other one wants it', () => {
    expect(asked.table?.rematch).toBe('open');
    expect(receive(asked, update(2, { ...over, action: 'answer', question }), 0).table?.rematch).toBe('offered');
  });

  test('is asked for by oneself until the other one declines', () => {
    const mine = receive(withRematch(asked, 'asked'), update(2, { ...over, action: 'show', answers: 'c-9' }), 0);
    expect(mine.table?.rematch).toBe('asked');
    expect(receive(mine, update(2, { ...over, action: 'show' }), 0).table?.rematch).toBe('declined');
  });
});

test('the hall takes one from the table, and its lists are kept', () => {
  let state = receive(atTable(), { type: 'lobby', people: [], waiting: [], live: [] }, 0);
  state = receive(state, { type: 'hall', name: 'Ann', account: false, message: '' }, 0);
  expect(state.place).toBe('hall');
  expect(state.table).toBeUndefined();
  expect(state.lobby).toBeDefined();
});
