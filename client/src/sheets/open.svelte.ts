/** Which sheet lies open over the page. */
type Open =
  | { readonly kind: 'settings' | 'help' | 'invite' | 'log' }
  | { readonly kind: 'sit'; readonly seat: number }
  | { readonly kind: 'rule'; readonly game: string; readonly rule: string | null };

const sheet = $state<{ open: Open | null }>({ open: null });

export function opened(): Open | null {
  return sheet.open;
}

export function openSheet(kind: 'settings' | 'help' | 'invite' | 'log'): void {
  sheet.open = { kind };
}

/** Opens the sheet for sitting down, at a seat that is free. */
export function openSeat(seat: number): void {
  sheet.open = { kind: 'sit', seat };
}

/** Opens one paragraph, or the whole page of rules. */
export function openRule(game: string, rule: string | null): void {
  sheet.open = { kind: 'rule', game, rule };
}

export function closeSheet(): void {
  sheet.open = null;
}
