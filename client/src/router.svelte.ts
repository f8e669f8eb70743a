/** Two pages: home and a table. */
import { readCode } from './connection/code';

const place = $state({ path: typeof location === 'undefined' ? '/' : location.pathname });

export function go(path: string): void {
  history.pushState(null, '', path);
  place.path = path;
  window.scrollTo(0, 0);
}

/** A click on a link inside Toychest goes there without loading the page; with Ctrl or Cmd the browser opens its tab. */
export function follow(click: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (click.ctrlKey || click.metaKey) return;
  click.preventDefault();
  go(click.currentTarget.pathname);
}

export function followBack(): void {
  window.addEventListener('popstate', () => (place.path = location.pathname));
}

/** The code of the table this address names, or null at home. */
export function tableCode(): string | null {
  const found = /^\/t\/([A-Za-z0-9-]{4,12})\/?$/.exec(place.path)?.[1];
  return found === undefined ? null : (readCode(found) ?? found.toUpperCase());
}
