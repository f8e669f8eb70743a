import { afterEach, expect, it } from 'vitest';
import { arrowToBoard, FocusKeeper, toBoard, toNextLegal } from './focus';

const BOARD = `
  <h1 data-at-rest tabindex="-1">Toy Battle</h1>
  <div data-board>
    <button data-place="1" tabindex="0"></button>
    <button data-place="2" class="legal" tabindex="-1"></button>
    <button data-place="3" tabindex="-1"></button>
    <button data-place="4" class="legal" tabindex="-1"></button>
  </div>
  <div data-tray><button class="quiet">Hint</button><button class="primary">Take</button><button id="way">Up</button></div>`;

const at = (): string | undefined => (document.activeElement as HTMLElement).dataset['place'];
const show = (): void => void (document.body.innerHTML = BOARD);
const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;

afterEach(() => (document.body.innerHTML = ''));

it('goes round the places that may be chosen', () => {
  show();
  const visited = [false, false, false, true].map((isBack) => (toNextLegal(isBack), at()));
  expect(visited).toEqual(['2', '4', '2', '4']);
});

it('goes nowhere where nothing may be chosen', () => {
  expect(toNextLegal(false)).toBe(false);
});

it('comes onto the board where something may be chosen', () => {
  show();
  toBoard();
  expect(at()).toBe('2');
});

it('comes onto the board by an arrow key from the head of the page', () => {
  show();
  find('h1').focus();
  arrowToBoard(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
  expect(at()).toBe('1');
});

it('stays where it is by an arrow key from a button', () => {
  show();
  find('#way').focus();
  expect(arrowToBoard(new KeyboardEvent('keydown', { key: 'ArrowDown' }))).toBe(false);
});

function keeperAt(selector: string): FocusKeeper {
  show();
  const keeper = new FocusKeeper();
  const found = find(selector);
  found.addEventListener('focusin', keeper.came);
  found.addEventListener('focusout', keeper.left);
  found.focus();
  return keeper;
}

it('goes to what is to be done when the button that was pressed is gone', () => {
  const keeper = keeperAt('#way');
  find('#way').remove();
  keeper.keep(true);
  expect(document.activeElement?.textContent).toBe('Take');
});

it('waits for an answer before it goes elsewhere', () => {
  const keeper = keeperAt('#way');
  find('#way').remove();
  keeper.keep(false);
  expect(document.activeElement).toBe(document.body);
});

it('stays away from what was left on purpose', async () => {
  const keeper = keeperAt('#way');
  find('#way').blur();
  await Promise.resolve();
  keeper.keep(true);
  expect(document.activeElement).toBe(document.body);
});
