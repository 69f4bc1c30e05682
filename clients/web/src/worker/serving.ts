/** What a service worker needs to know of a request. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
}

export type Answer =
  /** A page of the client: all have the same file. */
  | 'page'
  /** A file whose name says what is in it. */
  | 'asset'
  /** The house's own business, which is never kept. */
  | 'house';

export function answerTo({ method, mode, url }: Asked, origin: string, assets: ReadonlySet<string>): Answer {
  if (method !== 'GET' || url.origin !== origin) return 'house';
  if (assets.has(url.pathname)) return 'asset';
  return mode === 'navigate' && pages.test(url.pathname) ? 'page' : 'house';
}

const pages = /^\/(|index\.html|join|local|computer|settings|account|rules|privacy|replay|analysis|trainer|(game|replay|analysis)\/[0-9a-z]{1,32})\/?$/;

const prefix = 'crownhead-';

export function cacheOf(version: string): string {
  return `${prefix}${version}`;
}

/**
 * The caches that nobody needs any more. The one before this stays: a page that was opened with it may still fetch the
 * rest of itself.
 */
export function outdated(names: readonly string[], version: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(version));
  return others.slice(0, -1);
}
