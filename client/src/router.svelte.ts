/** Two pages: home and a table. */
const place = $state({ path: typeof location === 'undefined' ? '/' : location.pathname });

export function go(path: string): void {
  history.pushState(null, '', path);
  place.path = path;
  window.scrollTo(0, 0);
}

export function followBack(): void {
  window.addEventListener('popstate', () => (place.path = location.pathname));
}

/** The code of the table this address names, or null at home. */
export function tableCode(): string | null {
  const found = /^\/t\/([A-Za-z0-9-]{4,12})\/?$/.exec(place.path);
  return found?.[1]?.toUpperCase() ?? null;
}
