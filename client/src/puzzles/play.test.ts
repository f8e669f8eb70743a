import { beforeEach, expect, test } from 'vitest';
import type { Socket } from '../connection/link';
import { rememberedPuzzles } from './remembered';
import { PuzzlePlay } from './play.svelte';

const SHOWN = {
  type: 'PuzzleShown',
  id: 'p',
  game: 'castle',
  seat: 0,
  asks: 'end',
  theme: 'turn',
  hardness: 1,
  ways: 9,
};
const ANSWER = {
  moves: ['go'],
  words: [],
  reason: null,
  worths: [],
  isExact: true,
  solved: [0, 0, 0, 0, 0, 1],
  right: 1,
};

/** A puzzle with a line that the test speaks through. */
function played(day: string | null = null) {
  const sent: string[] = [];
  const line: Socket = { onopen: null, onmessage: null, onclose: null, send: (text) => sent.push(text), close() {} };
  const play = new PuzzlePlay(
    'p',
    day,
    () => Promise.resolve(),
    () => line,
  );
  play.table.start();
  const tell = async (message: object): Promise<void> => {
    line.onmessage?.({ data: JSON.stringify(message) });
    await new Promise((go) => setTimeout(go));
  };
  return { play, sent, tell };
}

beforeEach(() => localStorage.clear());

test('what is asked is heard', async () => {
  const { play, tell } = played();
  await tell(SHOWN);
  expect(play.shown?.theme).toBe('turn');
  play.table.stop();
});

test('a right try wins a star, and its day', async () => {
  const { play, tell } = played('2026-11-17');
  await tell({ type: 'PuzzleJudged', verdict: 'right', answer: ANSWER });
  expect(play.isSolved).toBe(true);
  expect(rememberedPuzzles()).toMatchObject({ solved: ['p'], day: '2026-11-17', streak: 1 });
  play.table.stop();
});

test('a wrong try wins none', async () => {
  const { play, tell } = played();
  await tell({ type: 'PuzzleJudged', verdict: 'wrong', answer: null });
  expect([play.missed, rememberedPuzzles().solved]).toEqual([1, []]);
  play.table.stop();
});

test('who has seen the answer wins none with it', async () => {
  const { play, sent, tell } = played();
  play.showAnswer();
  await tell({ type: 'PuzzleJudged', verdict: 'right', answer: ANSWER });
  expect(sent.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['ShowAnswer']);
  expect(rememberedPuzzles().solved).toEqual([]);
  play.table.stop();
});
