/** A hand that was hidden stays hidden when a browser reads the page anew, as it does once a phone has slept for long. */

const KEY = 'toychest.hidden';

/** Whose hand it is, and the last entry that its holder had seen. */
export interface HiddenHand {
  readonly code: string;
  readonly seat: number;
  readonly seq: number;
}

export function keepHidden(hand: HiddenHand): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(hand));
  } catch {
    // Without a store the page forgets it.
  }
}

/** The hand that was hidden at this table by this page before it was read anew; null when none was. */
export function hiddenAt(code: string): HiddenHand | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as HiddenHand | null;
    return kept?.code === code ? kept : null;
  } catch {
    return null;
  }
}

export function forgetHidden(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
