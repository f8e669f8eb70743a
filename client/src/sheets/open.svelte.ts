/** Which sheet lies open over the page. */
type Open =
  | { readonly kind: 'settings' | 'help' | 'invite' | 'leave' | 'delete' | 'say' | 'log' | 'menu' | 'rulebooks' }
  | { readonly kind: 'sit' | 'bot' | 'seat'; readonly seat: number }
  | { readonly kind: 'rule'; readonly edition: string; readonly rule: string | null };

const sheet = $state<{ open: Open | null }>({ open: null });

export function opened(): Open | null {
  return sheet.open;
}

export function openSheet(
  kind: 'settings' | 'help' | 'invite' | 'leave' | 'delete' | 'say' | 'log' | 'menu' | 'rulebooks',
): void {
  sheet.open = { kind };
}

/** Opens the sheet for sitting down, at a seat that is free. */
export function openSeat(seat: number): void {
  sheet.open = { kind: 'sit', seat };
}

/** Opens the sheet for the bot of a seat, or for a bot on a free one. */
export function openBot(seat: number): void {
  sheet.open = { kind: 'bot', seat };
}

/** Opens the link by which somebody sits down on a seat that is held, or was. */
export function openSeatLink(seat: number): void {
  sheet.open = { kind: 'seat', seat };
}

/** Opens one paragraph of an edition, or its whole page of rules. */
export function openRule(edition: string, rule: string | null): void {
  sheet.open = { kind: 'rule', edition, rule };
}

export function closeSheet(): void {
  sheet.open = null;
}
