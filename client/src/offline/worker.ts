/** Opens the client where the server is out of reach: a service worker, built into a file of its own. */
import { strategyFor } from './strategy';

/** The build that this worker belongs to: another build has another worker, and a shelf of its own. */
const BUILD = '__BUILD__';
const SHELVES = 'toychest-shelf-';
const SHELF = `${SHELVES}${BUILD}`;
const SEEN = 'toychest-seen';
const MOST_SEEN = 100;
/** An older page that is still open finds its files on the shelf before this one. */
const SHELVES_KEPT = 2;

/** What TypeScript's library for pages does not name of a worker. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const scope: Scope = Object.assign(self);

self.addEventListener('install', (event) => (event as Waiting).waitUntil(settleIn()));
self.addEventListener('activate', (event) => (event as Waiting).waitUntil(takeOver()));
self.addEventListener('message', (event) => keep((event as MessageEvent<readonly string[]>).data));
self.addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  const strategy = strategyFor(request.method, request.mode === 'navigate', address.pathname);
  if (strategy === 'page') (event as Fetching).respondWith(page(request));
  else if (strategy === 'asset') (event as Fetching).respondWith(asset(request));
  else if (strategy === 'seen') (event as Fetching).respondWith(seen(request));
});

async function settleIn(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.add(new Request('/', { cache: 'no-cache' }));
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  const shelves = (await caches.keys()).filter((name) => name.startsWith(SHELVES) && name !== SHELF);
  const old = shelves.slice(0, Math.max(0, shelves.length - (SHELVES_KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** What a page had loaded before this worker was there. */
async function keep(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address);
    const strategy = strategyFor('GET', false, new URL(request.url).pathname);
    if (strategy === 'asset') await asset(request).catch(() => undefined);
    else if (strategy === 'seen') await seen(request).catch(() => undefined);
  }
}

/** Every page is the same file: it reads the address itself. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match('/', { ignoreVary: true });
    if (kept) return kept;
    throw failure;
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}

async function seen(request: Request): Promise<Response> {
  const shelf = await caches.open(SEEN);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(request, answer.clone()).then(() => tidy(shelf));
    return answer;
  } catch (failure) {
    const kept = await shelf.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw failure;
  }
}

/** The oldest make room. */
async function tidy(shelf: Cache): Promise<void> {
  const kept = await shelf.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_SEEN)).map((request) => shelf.delete(request)));
}
