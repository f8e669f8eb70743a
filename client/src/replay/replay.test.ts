import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Frame, ReplayShown } from '../wire';
import { Replay } from './replay.svelte';

const frame = (seq: number): Frame => ({ seq, seat: 0, move: '', events: [], view: null });
const shown: ReplayShown = {
  type: 'ReplayShown',
  code: '',
  edition: '',
  game: 'castle',
  seats: [],
  frames: [0, 1, 2, 3].map(frame),
  isFair: true,
  outcome: { reason: '', rule: '', points: [], places: [] },
};

afterEach(() => vi.useRealTimers());

describe('a replay', () => {
  it('starts at the end', () => expect(new Replay(shown).place).toBe(3));

  it('steps by the keys of the house', () => {
    const replay = new Replay(shown);
    const places = ['Home', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowLeft'].map(
      (key) => (replay.key(key), replay.place),
    );
    expect(places).toEqual([0, 0, 1, 3, 2]);
  });

  it('leaves other keys alone', () => expect(new Replay(shown).key('x')).toBe(false));

  it('moves pieces only one step forward', () => {
    const replay = new Replay(shown);
    const moving = [0, 1, 3, 2].map((place) => (replay.go(place), replay.isMoving));
    expect(moving).toEqual([false, true, false, false]);
  });

  it('plays twice as fast', () => {
    vi.useFakeTimers();
    const replay = new Replay(shown);
    replay.speed = 2;
    replay.toggle();
    vi.advanceTimersByTime(1000);
    expect(replay.place).toBe(2);
  });

  it('plays from the start to the end, then rests', () => {
    vi.useFakeTimers();
    const replay = new Replay(shown);
    replay.toggle();
    vi.advanceTimersByTime(10_000);
    expect([replay.place, replay.isPlaying]).toEqual([3, false]);
  });
});
