/** What an address shows. */
export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'join'; readonly key: string }
  | { readonly page: 'game'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string }
  | { readonly page: 'analysis'; readonly table: string; readonly fen: string }
  | { readonly page: 'trainer'; readonly task: string }
  | { readonly page: 'import' | 'local' | 'computer' | 'settings' | 'account' | 'rules' | 'privacy' | 'nothing' };

const simple: Readonly<Record<string, Route>> = {
  '/': { page: 'front' },
  '/index.html': { page: 'front' },
  '/replay': { page: 'import' },
  '/local': { page: 'local' },
  '/computer': { page: 'computer' },
  '/settings': { page: 'settings' },
  '/account': { page: 'account' },
  '/rules': { page: 'rules' },
  '/privacy': { page: 'privacy' },
};

export function routeOf(path: string, hash: string): Route {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (bare === '/join') return { page: 'join', key: behind(hash) };
  if (bare === '/analysis') return { page: 'analysis', table: '', fen: behind(hash) };
  if (bare === '/trainer') return { page: 'trainer', task: behind(hash) };
  const table = /^\/(game|replay|analysis)\/([0-9a-z]{1,32})$/.exec(bare);
  if (table?.[1] === 'game') return { page: 'game', table: table[2] ?? '' };
  if (table?.[1] === 'analysis') return { page: 'analysis', table: table[2] ?? '', fen: '' };
  if (table?.[1] === 'replay') return { page: 'replay', table: table[2] ?? '' };
  return simple[bare] ?? { page: 'nothing' };
}

/** A key or a position is behind the #, which a browser never sends to anybody. */
function behind(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).trim();
  } catch {
    return '';
  }
}
