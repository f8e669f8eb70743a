import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOCK } from '../../../gallery/boards';
import type { EventTold } from '../../../wire';
import { Animator } from './animator.svelte';

const climb = (level: number): EventTold => ({
  kind: 'ghost_climbed',
  rule: '',
  facts: { level, by: 'card' },
  isFleeting: false,
  words: { id: '' },
});

let ended: number[];
let animator: Animator;
const play = (number: number): Promise<void> =>
  animator.play([climb(4 + number)], MOCK).then(() => void ended.push(number));

beforeEach(() => {
  vi.useFakeTimers();
  [ended, animator] = [[], new Animator()];
});
afterEach(() => vi.useRealTimers());

describe('two journeys', () => {
  it('are played one after the other', async () => {
    const both = [play(1), play(2)];
    await vi.advanceTimersByTimeAsync(60);
    expect([ended, animator.isPlaying]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(both);
    expect(ended).toEqual([1, 2]);
  });

  it('are both skipped at once', async () => {
    const both = [play(1), play(2)];
    await vi.advanceTimersByTimeAsync(60);
    animator.skip();
    await Promise.all(both);
    expect([ended, animator.isPlaying]).toEqual([[1, 2], false]);
  });
});
