import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as screen from '../screen.svelte';
import TipCard, { READ } from './TipCard.svelte';
import { Tips } from './tips.svelte';

vi.mock('../screen.svelte', () => ({ layout: vi.fn() }));
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A touch on the board, so long after a tip came; whether the tip lies there still. */
async function touched(layout: 'phone' | 'wide', later: number): Promise<boolean> {
  vi.mocked(screen.layout).mockReturnValue(layout);
  const tips = new Tips('toybattle');
  tips.now = { id: 'toybattle-tip-4-3', rule: 'TOY 4.3' };
  render(TipCard, { tips, edition: 'toybattle-standard-0' });
  const touch = new Event('pointerdown', { bubbles: true });
  Object.defineProperty(touch, 'timeStamp', { value: performance.now() + later });
  await fireEvent(document.body, touch);
  return tips.now !== null;
}

it.each([
  ['on a phone it makes room once it could be read', 'phone', READ + 1, false],
  ['on a phone it stays while it is read', 'phone', READ - 1, true],
  ['beside the log it covers nothing and stays', 'wide', READ + 1, true],
] as const)('%s', async (_, layout, later, stays) => {
  expect(await touched(layout, later)).toBe(stays);
});
