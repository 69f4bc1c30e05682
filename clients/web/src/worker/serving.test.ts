import { describe, expect, it } from 'vitest';
import { routeOf } from '../route';
import { answerTo, cacheOf, outdated } from './serving';

const origin = 'https://house.example';
const assets = new Set(['/assets/index-1a2b.js', '/icon.svg']);

function answer(path: string, mode = 'navigate', method = 'GET'): string {
  return answerTo({ method, mode, url: new URL(path, origin) }, origin, assets);
}

describe('the service worker', () => {
  const pages = [
    'join',
    'local',
    'computer',
    'settings',
    'account',
    'rules',
    'privacy',
    'replay',
    'replay/a1',
    'game/a1',
    'analysis',
    'analysis/a1',
    'trainer',
  ];

  it.each(['', 'index.html', ...pages])('answers /%s with the page', (path) => {
    expect(routeOf(`/${path}`, '').page).not.toBe('nothing');
    expect(answer(`/${path}`)).toBe('page');
  });

  it('answers with the files of its version', () => {
    expect(answer('/assets/index-1a2b.js', 'cors')).toBe('asset');
    expect(answer('/icon.svg', 'no-cors')).toBe('asset');
  });

  it('leaves files of other versions to the house', () => {
    expect(answer('/assets/index-9z9z.js', 'cors')).toBe('house');
  });

  it.each(['/api/v1/me', '/api/v1/games/abc/pdn', '/ws', '/metrics', '/elsewhere'])('never answers %s', (path) => {
    expect(answer(path)).toBe('house');
    expect(answer(path, 'cors')).toBe('house');
  });

  it('never answers what changes something, or what is asked of others', () => {
    expect(answer('/', 'navigate', 'POST')).toBe('house');
    expect(answer('https://elsewhere.example/')).toBe('house');
  });
});

describe('an update', () => {
  it('keeps the version before it for pages that are still open, and nothing older', () => {
    expect(outdated([cacheOf('1'), cacheOf('2'), cacheOf('3')], '3')).toEqual([cacheOf('1')]);
    expect(outdated([cacheOf('3')], '3')).toEqual([]);
  });

  it('leaves the caches of others alone', () => {
    expect(outdated(['other', cacheOf('1'), cacheOf('2')], '2')).toEqual([]);
  });
});
