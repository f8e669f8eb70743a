/** Your turn, for whoever looks elsewhere: a dot on the icon, two notes, one buzz, a notification where that was allowed. */
import chest from '../assets/chest.svg?url';
import marked from '../assets/chest-turn.svg?url';
import { preferences } from '../preferences.svelte';
import { play } from '../sound';
import type { EntryTold } from '../wire';

/** Once more after so long, then it is quiet. */
export const AGAIN = 60_000;
const BUZZ = 60;

export interface Turn {
  readonly title: string;
  readonly body: string;
  /** Notifications of one table stand for each other. */
  readonly tag: string;
}

/** Signals once, and once more if nothing is done; what comes back ends it. */
export function signal(turn: Turn): () => void {
  give(turn);
  mark(true);
  const again = setTimeout(() => give(turn), AGAIN);
  return () => {
    clearTimeout(again);
    mark(false);
  };
}

/** Whether somebody who plays elsewhere has done something since then. */
export const othersMovedSince = (seq: number, live: readonly EntryTold[], yours: readonly number[]): boolean =>
  live.some((entry) => entry.seq > seq && entry.seat >= 0 && !yours.includes(entry.seat));

function give(turn: Turn): void {
  play('turn');
  if (preferences.buzzes) buzz();
  if (document.hidden) void notify(turn);
}

/** Before the first touch a browser refuses to buzz, and says so aloud. */
export function buzz(): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(BUZZ);
}

export const mayBuzz = (): boolean => 'vibrate' in navigator && window.matchMedia?.('(pointer: coarse)').matches;

function mark(isTurn: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', isTurn ? marked : chest);
}

export const mayNotify = (): boolean => typeof Notification !== 'undefined';

/** Asked for by a click only; true when it is allowed. */
export async function askToNotify(): Promise<boolean> {
  return mayNotify() && (await Notification.requestPermission()) === 'granted';
}

async function notify({ title, body, tag }: Turn): Promise<void> {
  if (!preferences.notifies || !mayNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    // On a phone only the page's worker may show one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag });
  }
}
