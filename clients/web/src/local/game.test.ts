import * as tables from '@java/table.js';
import { describe, expect, it } from 'vitest';
import { again, openGame, speaker, type Kept } from './game';
import { resumed } from './keeping';
import { isWithin, termsOf } from './setup.svelte';

const untimed: Kept = {
  terms: {
    time: 'none',
    limitMillis: 0,
    moreMillis: 0,
    colours: 'red-white',
    hostIsFirst: true,
    host: 'Ann',
    guest: 'Bob',
    reader: '',
  },
  turning: false,
  startedAt: 0,
  asked: [],
};
const timed: Kept = { ...untimed, terms: { ...untimed.terms, time: 'game', limitMillis: 60_000, moreMillis: 0 } };

describe('a game at one screen', () => {
  it('begins with both seated and the first to move', () => {
    const { update, terms } = openGame(tables, untimed).table();
    expect(update.players).toMatchObject({ first: { name: 'Ann', colour: 'red' }, second: { name: 'Bob' } });
    expect(update.standing).toMatchObject({ ply: 0, toMove: 'first' });
    expect(terms.timing).toEqual({ kind: 'untimed' });
  });

  it('goes on move by move and remembers them', () => {
    const game = openGame(tables, untimed);
    game.ask({ what: 'play', path: [11, 15] }, 1000);
    game.ask({ what: 'play', path: [22, 18] }, 2000);
    expect(game.table().history.turns.map((turn) => turn.path)).toEqual([
      [11, 15],
      [22, 18],
    ]);
    expect(game.table().update.standing.legal).toEqual([[15, 22]]);
  });

  it('stays as it was after a move that is not allowed, and says why', () => {
    const game = openGame(tables, untimed);
    game.ask({ what: 'play', path: [11, 12] }, 0);
    expect(game.table().update.standing.ply).toBe(0);
    expect(game.table().notice).toMatchObject({ kind: 'refusal', code: 'not-diagonal' });
  });

  it('ends when time runs out, with statistics', () => {
    const game = openGame(tables, timed);
    game.ask({ what: 'play', path: [11, 15] }, 1000);
    game.ask({ what: 'play', path: [22, 17] }, 2000);
    while (Number.isFinite(game.deadline())) game.ask({ what: 'tick' }, game.deadline());
    const { result, statistics } = game.table().update;
    expect(result).toEqual({ outcome: 'win', winner: 'second', reason: 'time' });
    expect(statistics?.first).toMatchObject({ moves: 1, longestMillis: 1000 });
  });

  it('is drawn when the other player agrees', () => {
    const game = openGame(tables, untimed);
    game.ask({ what: 'ask', verb: 'offer-draw', side: 'first' }, 0);
    expect(game.table().update.question).toMatchObject({ kind: 'draw', toYou: true });
    expect(speaker('accept-draw', game.table())).toBe('second');
    game.ask({ what: 'ask', verb: 'accept-draw', side: 'second' }, 0);
    expect(game.table().update.result).toMatchObject({ outcome: 'draw', reason: 'agreement' });
  });

  it('takes a move back for who made it', () => {
    const game = openGame(tables, untimed);
    game.ask({ what: 'play', path: [11, 15] }, 0);
    expect(speaker('ask-take-back', game.table())).toBe('first');
    game.ask({ what: 'ask', verb: 'ask-take-back', side: 'first' }, 0);
    game.ask({ what: 'ask', verb: 'accept-take-back', side: 'second' }, 0);
    expect(game.table().history.turns).toEqual([]);
    expect(game.table().update.standing.toMove).toBe('first');
  });

  it('is continued by who paused it', () => {
    const game = openGame(tables, timed);
    game.ask({ what: 'ask', verb: 'pause', side: 'first' }, 5000);
    expect(speaker('continue', game.table())).toBe('first');
    game.ask({ what: 'ask', verb: 'continue', side: 'first' }, 65_000);
    expect(game.table().update.standing.clock.first).toBe(55_000);
  });

  it('is the same when it is made again from what was kept', () => {
    const game = openGame(tables, timed);
    game.ask({ what: 'play', path: [11, 15] }, 1000);
    game.ask({ what: 'play', path: [11, 12] }, 1500);
    game.ask({ what: 'ask', verb: 'offer-draw', side: 'second' }, 2000);
    const copy = openGame(tables, JSON.parse(JSON.stringify(game.kept())) as Kept);
    expect(copy.table()).toEqual(game.table());
    expect(copy.deadline()).toBe(game.deadline());
  });

  it('is played again with sides swapped', () => {
    const next = openGame(tables, again(untimed, 9000)).table().update;
    expect(next.players?.first.name).toBe('Bob');
    expect(next.timestamp).toBe(9000);
  });

  it('is written down as PDN', () => {
    const game = openGame(tables, untimed);
    game.ask({ what: 'play', path: [11, 15] }, 0);
    expect(game.pdn('2026.11.17')).toContain('1. 11-15 *');
  });
});

describe('a game that was left', () => {
  const text = JSON.stringify({ format: 1, kept: timed, away: 1000, seenAt: 5000 });

  it('goes on without charging the time that nobody was there', () => {
    expect(resumed(text, 8000)).toEqual({ kept: timed, away: 4000 });
  });

  it('is forgotten when nobody knows its format', () => {
    expect(resumed(null, 0)).toBeUndefined();
    expect(resumed('{"format":2}', 0)).toBeUndefined();
  });
});

describe('what was chosen', () => {
  const chosen = { side: 'random', clock: 'move', minutes: '10', increment: '2', limit: '5', warning: '1' } as const;
  const wish = { host: 'Ann', guest: 'Bob', colours: 'red-white', reader: '', toss: false } as const;

  it('gives sides by chance or as asked for', () => {
    expect(termsOf(wish, chosen).hostIsFirst).toBe(false);
    expect(termsOf({ ...wish, toss: true }, chosen).hostIsFirst).toBe(true);
    expect(termsOf(wish, { ...chosen, side: 'first' }).hostIsFirst).toBe(true);
  });

  it('sets the clock', () => {
    expect(termsOf(wish, chosen)).toMatchObject({ time: 'move', limitMillis: 300_000, moreMillis: 60_000 });
    expect(termsOf(wish, { ...chosen, clock: 'game' })).toMatchObject({ time: 'game', limitMillis: 600_000, moreMillis: 2000 });
  });

  it('is a whole number within its bounds', () => {
    expect(isWithin('5', 1, 5)).toBe(true);
    expect(['', ' ', '0', '6', '1.5', 'x'].some((text) => isWithin(text, 1, 5))).toBe(false);
  });
});
