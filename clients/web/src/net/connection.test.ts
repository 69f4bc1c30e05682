import { describe, expect, test } from 'vitest';
import { connect, pauseBefore, type Connection, type Link, type PipeListener, type Place, type TicketAnswer } from './connection';

interface Said {
  readonly type: string;
  readonly id?: string;
  readonly [field: string]: unknown;
}

/** A world in which nothing happens by itself. */
function stillWorld(first: Place) {
  const said: Said[] = [];
  const links: Link['kind'][] = [];
  const taken: string[] = [];
  const timers: { readonly millis: number; readonly call: () => void }[] = [];
  let listener: PipeListener | undefined;
  let ticket: TicketAnswer = { kind: 'ticket', ticket: 'once' };
  let now = 0;
  const connection: Connection = connect(
    {
      open: (given) => {
        listener = given;
        return { send: (text) => said.push(JSON.parse(text) as Said), close: () => undefined };
      },
      ticket: () => Promise.resolve(ticket),
      now: () => now,
      random: () => 0.5,
      after: (millis, call) => {
        const timer = { millis, call };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
    },
    first,
    { message: () => undefined, link: (link) => links.push(link.kind), taken: (table) => taken.push(table) },
  );
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return {
    connection,
    said,
    links,
    taken,
    timers,
    settle,
    hears: (message: object) => listener?.heard(JSON.stringify(message)),
    isCut: () => listener?.closed(),
    refuseTickets: (answer: TicketAnswer) => (ticket = answer),
    pass: (millis: number) => (now += millis),
    async enters() {
      await settle();
      listener?.heard('{"type":"hello","protocol":1,"server":"x"}');
      listener?.heard('{"type":"assigned","id":1,"port":1,"secret":"s","readySeconds":10}');
    },
    async fires(millis: number) {
      const due = timers.filter((timer) => timer.millis <= millis);
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1);
        timer.call();
      }
      await settle();
    },
  };
}

const table: Place = { kind: 'table', table: 't1' };
const welcome = { type: 'welcome', table: 't1', id: 1, name: 'Ann', house: {} };
const hall = { type: 'hall', name: 'Ann', account: false, message: '' };
const play = { type: 'play', game: 1, table: 't1', ply: 0, path: [11, 15] } as const;

describe('a connection', () => {
  test('enters with a ticket, at its place, and never asks for a seat', async () => {
    const world = stillWorld(table);
    await world.enters();
    expect(world.said[0]).toEqual({ type: 'ready', protocol: 1, secret: 's', watch: true, ticket: 'once', table: 't1' });
  });

  test('answers pings and says that it has seen a request to move', async () => {
    const world = stillWorld(table);
    await world.enters();
    world.hears(welcome);
    world.hears({ type: 'ping' });
    world.hears({ type: 'update', action: 'move', version: 7 });
    expect(world.said.slice(1)).toEqual([{ type: 'pong' }, { type: 'seen', version: 7 }]);
  });

  test('sends a request once, and again under the same name when it comes back', async () => {
    const world = stillWorld(table);
    await world.enters();
    world.hears(welcome);
    const id = world.connection.request(play);
    world.isCut();
    await world.fires(30_000);
    await world.enters();
    world.hears(welcome);
    const sent = world.said.filter((message) => message.type === 'play');
    expect(sent.map((message) => message.id)).toEqual([id, id]);
    world.hears({ type: 'update', action: 'wait', version: 8, answers: id });
    world.isCut();
    await world.fires(30_000);
    await world.enters();
    world.hears(welcome);
    expect(world.said.filter((message) => message.type === 'play')).toHaveLength(2);
  });

  test('keeps what is asked while it is cut, and sends it once when it is back', async () => {
    const world = stillWorld(table);
    await world.enters();
    world.hears(welcome);
    world.isCut();
    world.connection.request(play);
    expect(world.said.filter((message) => message.type === 'play')).toHaveLength(0);
    await world.fires(30_000);
    await world.enters();
    world.hears(welcome);
    expect(world.said.filter((message) => message.type === 'play')).toHaveLength(1);
  });

  test('waits as long as the house asks it to', async () => {
    const world = stillWorld(table);
    await world.enters();
    world.hears({ type: 'bye', code: 'closing', message: '', retryAfterMillis: 1500 });
    expect(world.timers.map((timer) => timer.millis)).toContain(1500);
    expect(world.links.at(-1)).toBe('waiting');
  });

  test('does not come back where it was replaced or signed out', async () => {
    const world = stillWorld(table);
    await world.enters();
    world.hears({ type: 'bye', code: 'replaced', message: '' });
    expect(world.links.at(-1)).toBe('sent-away');
    expect(world.timers).toEqual([]);
  });

  test('notices a house that says nothing any more', async () => {
    const world = stillWorld(table);
    await world.enters();
    world.hears(welcome);
    world.pass(13_000);
    await world.fires(5_000);
    expect(world.said.at(-1)).toEqual({ type: 'ping' });
    world.pass(13_000);
    await world.fires(5_000);
    expect(world.links.at(-1)).toBe('waiting');
  });

  test('goes where it was asked to while it was entering', async () => {
    const world = stillWorld({ kind: 'hall' });
    await world.enters();
    world.connection.go(table);
    world.hears(hall);
    expect(world.said.at(-1)).toMatchObject({ type: 'watch', table: 't1' });
    world.hears(welcome);
    expect(world.taken).toEqual([]);
  });

  test('follows the house to a rematch', async () => {
    const world = stillWorld(table);
    await world.enters();
    world.hears(welcome);
    world.hears({ ...welcome, table: 't2' });
    expect(world.taken).toEqual(['t2']);
  });

  test('tries again when it gets no ticket', async () => {
    const world = stillWorld(table);
    await world.enters();
    world.isCut();
    world.refuseTickets({ kind: 'unreachable' });
    await world.fires(30_000);
    expect(world.links).toEqual(['connecting', 'waiting', 'connecting', 'waiting']);
  });
});

describe('the pause before another try', () => {
  test('grows up to half a minute', () => {
    expect([0, 1, 2, 3, 10].map((attempt) => pauseBefore(attempt, 1))).toEqual([500, 1000, 2000, 4000, 30_000]);
  });

  test('is drawn at random, so that not all come at once', () => {
    expect(pauseBefore(5, 0.1)).not.toBe(pauseBefore(5, 0.9));
    expect(pauseBefore(5, 0)).toBeGreaterThan(0);
  });
});
