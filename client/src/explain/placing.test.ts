import { expect, it } from 'vitest';
import { doOverlap, placedBy } from './placing';

const WINDOW = { width: 400, height: 600 };
const BUBBLE = { width: 200, height: 80 };
const thing = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

it('stands above what it explains, over its middle', () => {
  expect(placedBy(thing(180, 300), BUBBLE, WINDOW)).toMatchObject({ left: 100, top: 210 });
});
it('stands below where there is no room above', () => {
  expect(placedBy(thing(180, 20), BUBBLE, WINDOW)).toMatchObject({ left: 100, top: 70 });
});
it('stays inside the window', () => {
  expect([placedBy(thing(0, 300), BUBBLE, WINDOW).left, placedBy(thing(380, 300), BUBBLE, WINDOW).left]).toEqual([
    8, 192,
  ]);
});
it('knows what it would cover', () => {
  const bubble = placedBy(thing(180, 300), BUBBLE, WINDOW);
  expect([doOverlap(bubble, thing(120, 230)), doOverlap(bubble, thing(180, 300))]).toEqual([true, false]);
});
