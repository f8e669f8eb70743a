import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EventTold, Frame, ReplayShown } from '../wire';
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

  it('says what was left of a clock at the place that is shown', () => {
    const replay = new Replay({ ...shown, times: [{ seat: 1, left: [300, 300, 200, 0] }] });
    const left = [3, 2, 0].map((place) => (replay.go(place), replay.times));
    expect(left).toEqual([0, 200, 300].map((left) => [{ seat: 1, left }]));
  });

  it('says nothing of a clock where there was none', () => expect(new Replay(shown).times).toEqual([]));

  describe('with entries of chance that follow each other', () => {
    const seats = [0, -1, -1, -1, 0, -1, 1];
    const event = (kind: string): EventTold => ({ kind, rule: '', facts: {}, isFleeting: false, words: { id: kind } });
    const frames = seats.map((seat, seq): Frame => ({ ...frame(seq), seat, events: [event(`e${seq}`)] }));
    const dealt = (): Replay => new Replay({ ...shown, frames });

    it('is one step for all that is dealt', () => {
      const replay = dealt();
      const places = ['Home', ...Array<string>(4).fill('ArrowRight')].map((key) => (replay.key(key), replay.place));
      expect(places).toEqual([0, 3, 4, 5, 6]);
    });

    it('plays all of it out', () => {
      const replay = dealt();
      replay.go(0);
      replay.step(1);
      expect([replay.isMoving, replay.eventsOf(frames).map(({ kind }) => kind)]).toEqual([true, ['e1', 'e2', 'e3']]);
    });

    it('goes back over it, too', () => {
      const replay = dealt();
      replay.go(4);
      const places = [0, 1].map(() => (replay.step(-1), replay.place));
      expect(places).toEqual([3, 0]);
    });

    it('stops nowhere within along the line', () => {
      const replay = dealt();
      replay.go(0);
      const places = [1, 3, 2].map((place) => (replay.scrub(place), replay.place));
      expect(places).toEqual([3, 3, 0]);
    });

    it('can still be sent to any entry, as an address does', () => {
      const replay = dealt();
      replay.go(2);
      expect([replay.place, replay.eventsOf(frames).map(({ kind }) => kind)]).toEqual([2, ['e2']]);
    });
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
