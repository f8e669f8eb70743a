/** Keys at the table. Letters can be switched off; nothing is taken from a field or an open sheet. */
import type { Desk } from './desk';
import { preferences } from '../preferences.svelte';
import { openSheet } from '../sheets/open.svelte';
import type { Table } from './table.svelte';

export interface KeyWays {
  readonly table: Table;
  readonly desk: Desk;
  /** Says something aloud and shows it for a moment. */
  readonly tell: (text: string) => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="switch"]') !== null;

/** Does what a key means at the table; true when it meant something. */
export function pressed(event: KeyboardEvent, ways: KeyWays): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return false;
  if (event.repeat) return isHeldDown(event);
  if (event.key === 'Escape') return escape(event, ways);
  if (isField(event.target)) return false;
  if (event.key === ' ') return !isButton(event.target) && (ways.desk.primary(), true);
  if (event.key === '/') return typeAMove();
  if (event.key === '?') return (openSheet('help'), true);
  if (!preferences.hasLetterKeys) return false;
  return ways.desk.key?.(event) || letter(event.key.toLowerCase(), ways);
}

/** A key held down does nothing again, so that nobody plays on by leaning on it; nor does the page scroll away. */
function isHeldDown({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' ? isButton(target) : key === ' ' && !isField(target) && !isButton(target);
}

function escape(event: KeyboardEvent, { table, desk }: KeyWays): boolean {
  if (isField(event.target)) (event.target as HTMLElement).blur();
  if (!table.refusal) return table.hints.shut() || (desk.putBack?.() ?? false);
  table.refusal = null;
  return true;
}

function typeAMove(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-typed-move]');
  if (!field) openSheet('log');
  field?.focus();
  field?.select();
  return true;
}

function letter(key: string, { table, desk, tell }: KeyWays): boolean {
  switch (key) {
    case 'u':
      table.takeBackLast();
      return true;
    case 'h':
      table.hints.more();
      return true;
    case 'w':
      desk.whyNot();
      return true;
    case 'l':
      tell(desk.read());
      return true;
    case 'm':
      preferences.hasSound = !preferences.hasSound;
      return true;
    default:
      return false;
  }
}
