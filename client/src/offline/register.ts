/** Keeps the client in this browser, so that it opens without the server; where a browser does not allow it, nothing happens. */

/** First the page itself: what is kept for later comes once it rests. */
const REST = 1500;

export function keepForLater(): void {
  // Only a page from this computer, or over https, has service workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void register(), REST);
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  try {
    await workers.register('/worker.js');
    // A new build's worker has a shelf of its own: it is told, too.
    workers.addEventListener('controllerchange', () => tell(workers.controller));
    tell((await workers.ready).active);
    await controlled(workers);
    await (await import('./ahead')).readAhead();
    // To be seen beside what was loaded: from here on every game's rules open without the server.
    performance.mark('read-ahead');
  } catch {
    // Forbidden here, or out of reach: the page works as ever, with the server.
  }
}

/** Only a worker that has taken over keeps what is fetched. */
function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return Promise.resolve();
  return new Promise((taken) => workers.addEventListener('controllerchange', () => taken(), { once: true }));
}

/** The worker is told everything that was loaded before it was there. */
function tell(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage(loaded.filter((address) => address.startsWith(location.origin)));
}
