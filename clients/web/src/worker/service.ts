import { answerTo, cacheOf, outdated } from './serving';

/* What a service worker has besides what pages have. */
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

/* The build puts in what belongs to this version. */
declare const CROWNHEAD_FILES: readonly string[];
declare const CROWNHEAD_VERSION: string;

const worker = self as unknown as Worker;
const page = '/';
const patience = 4000;
const assets = new Set(CROWNHEAD_FILES);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const answer = answerTo({ method, mode, url: new URL(url) }, worker.location.origin, assets);
  if (answer === 'page') event.respondWith(pageFor(event.request));
  if (answer === 'asset') event.respondWith(assetFor(event.request));
});

/** All of a version or nothing of it is kept, so that no page is made of two. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheOf(CROWNHEAD_VERSION));
  await cache.addAll([page, ...assets].map((file) => new Request(file, { cache: file === page ? 'reload' : 'default' })));
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const name of outdated(await caches.keys(), CROWNHEAD_VERSION)) await caches.delete(name);
  await worker.clients.claim();
}

/** The house's page names its own files, so it is always right; without the house, the one that was kept is. */
async function pageFor(request: Request): Promise<Response> {
  const kept = (await caches.open(cacheOf(CROWNHEAD_VERSION))).match(page);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) });
    return answer.status < 500 ? answer : ((await kept) ?? answer);
  } catch (problem) {
    const page = await kept;
    if (page) return page;
    throw problem;
  }
}

async function assetFor(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
