/** Keys at the table. Letters can be switched off; nothing is taken from a field or an open sheet. */
import type { Coach } from '../guide/coach.svelte';
import type { Desk } from './desk';
import { preferences, turnSound } from '../preferences.svelte';
import { openSheet } from '../sheets/open.svelte';
import { arrowToBoard, toNextLegal } from './focus';
import type { Table } from './table.svelte';

export interface KeyWays {
  readonly table: Table;
  readonly desk: Desk;
  /** Whoever teaches here. */
  readonly coach?: Coach | null;
  /** Says something aloud and shows it for a moment. */
  readonly tell: (text: string) => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="switch"]') !== null;

/** D does without; N as well, where it does not lead to a place that glows. */
export const isNo = (letter: string, glowing: number): boolean => letter === 'd' || (letter === 'n' && glowing === 0);

/** Does what a key means at the table; true when it meant something. */
export function pressed(event: KeyboardEvent, ways: KeyWays): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return false;
  if (event.repeat) return isHeldDown(event);
  if (event.key === 'Escape') return escape(event, ways);
  if (isField(event.target)) return false;
  if (event.key === ' ') return !isButton(event.target) && (ways.desk.primary(), true);
  if (arrowToBoard(event)) return true;
  if (event.key === '/') return typeAMove();
  if (event.key === '?') return (openSheet('help'), true);
  if (!preferences.hasLetterKeys) return false;
  return ways.desk.key?.(event) || letter(event, ways);
}

/** A key held down does nothing again, so that nobody plays on by leaning on it; nor does the page scroll away. */
function isHeldDown({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' ? isButton(target) : key === ' ' && !isField(target) && !isButton(target);
}

/** What lies nearest is put away first; at last the coach. */
function escape(event: KeyboardEvent, { table, desk, coach }: KeyWays): boolean {
  if (isField(event.target)) (event.target as HTMLElement).blur();
  if (!table.refusal) return table.hints.shut() || (desk.putBack?.() ?? false) || (coach?.fold() ?? false);
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

function letter({ key, shiftKey }: KeyboardEvent, { table, desk, coach, tell }: KeyWays): boolean {
  switch (key.toLowerCase()) {
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
    case 'c':
      coach?.readAgain();
      return (coach?.scene ?? null) !== null;
    case 'n':
      return toNextLegal(shiftKey);
    case 'm':
      turnSound();
      return true;
    default:
      return false;
  }
}
