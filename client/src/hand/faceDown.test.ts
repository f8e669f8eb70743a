import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isFaceDown, whenFaceDown } from './faceDown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lies = (beta: number, gamma = 0): void => {
  window.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta, gamma }));
};

it('lies on its face when it is turned all around, and does not stand', () => {
  expect([isFaceDown(178, 2), isFaceDown(-176, 0), isFaceDown(3, 1), isFaceDown(90, 0), isFaceDown(null, 0)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('calls once it has lain there for a while', () => {
  let count = 0;
  const stop = whenFaceDown(() => (count += 1));
  lies(179);
  lies(178);
  vi.advanceTimersByTime(500);
  stop();
  expect(count).toBe(1);
});

it('does not call for a phone that is only turned over', () => {
  let count = 0;
  const stop = whenFaceDown(() => (count += 1));
  lies(179);
  lies(40);
  vi.advanceTimersByTime(500);
  stop();
  expect(count).toBe(0);
});
