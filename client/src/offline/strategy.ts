/** What is done about a request when the server may be out of reach. */

/**
 * `page`: asked for, else the page that was kept. `asset`: kept for good, its name changes with what is in it. `seen`:
 * asked for, else what was last seen of it. Null: left alone, above all whatever a table says while it is played.
 */
export type Strategy = 'page' | 'asset' | 'seen';

const PAGES = /^\/(?!api\/|static\/|words\/|ws\/|print\/)[^.]*$/;
const SEEN = /^\/(api\/(editions|course\/[^/]+|rules\/[^/]+|tables\/[^/]+\/replay)|words\/.+\.ftl)$/;

export function strategyFor(method: string, isNavigation: boolean, path: string): Strategy | null {
  if (method !== 'GET') return null;
  if (isNavigation) return PAGES.test(path) ? 'page' : null;
  if (path.startsWith('/static/assets/')) return 'asset';
  return SEEN.test(path) ? 'seen' : null;
}
