/** Which sheet lies open over the page. */
type Open =
  | { readonly kind: 'settings' | 'help' | 'invite' | 'log' }
  | { readonly kind: 'rule'; readonly game: string; readonly rule: string | null };

const sheet = $state<{ open: Open | null }>({ open: null });

export function opened(): Open | null {
  return sheet.open;
}

export function openSheet(kind: 'settings' | 'help' | 'invite' | 'log'): void {
  sheet.open = { kind };
}

/** Opens one paragraph, or the whole page of rules. */
export function openRule(game: string, rule: string | null): void {
  sheet.open = { kind: 'rule', game, rule };
}

export function closeSheet(): void {
  sheet.open = null;
}
