import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { receive, outside } from './house';
import { readMessage } from './messages';

/** The contract: the same lines are read by the Java tests of the protocol. */
const samples = readFileSync(new URL('../../../../protocol/src/test/resources/crownhead/protocol/samples.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('{'));

const ours = new Set(['hello', 'assigned', 'welcome', 'lobby', 'yours', 'update', 'refused', 'bye', 'opened', 'ping', 'pong']);

describe('the golden samples of the protocol', () => {
  test('are there', () => {
    expect(samples.length).toBeGreaterThan(100);
  });

  test('are read when the house says them', () => {
    const heard = samples.filter((line) => ours.has((JSON.parse(line) as { type: string }).type));
    for (const line of heard) expect(readMessage(line), line).toEqual(JSON.parse(line));
  });

  test('never break the state of the client, in whatever order they come', () => {
    let state = outside;
    for (const line of samples) {
      const message = readMessage(line);
      if (message !== undefined && !('path' in message)) state = receive(state, message, 0);
    }
    expect(state.lobby?.people.map((person) => person.name)).toEqual(['Ann', 'Ben']);
  });

  test('lead to a table that shows what they say', () => {
    let state = outside;
    const last = samples.filter((line) => line.includes('"type":"update"') && line.includes('"statistics"')).at(-1) ?? '';
    const welcome = samples.find((line) => line.includes('"type":"welcome"')) ?? '';
    for (const line of [welcome, last]) {
      const message = readMessage(line);
      if (message !== undefined) state = receive(state, message, 7);
    }
    expect(state.table?.update.result).toBeDefined();
    expect(state.table?.terms.colours).toBe('white-red');
    expect(state.table?.heardAt).toBe(7);
  });
});

test('a message of a later version is passed over', () => {
  expect(readMessage('{"type":"surprise"}')).toBeUndefined();
  expect(readMessage('no json')).toBeUndefined();
  expect(readMessage('[]')).toBeUndefined();
});
