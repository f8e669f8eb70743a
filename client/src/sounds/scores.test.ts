import { expect, it } from 'vitest';
import { SCORES, type Score, type Sound } from './scores';

const ROLLING: ReadonlySet<Sound> = new Set(['dice', 'won', 'lost']);
const short = (Object.keys(SCORES) as Sound[]).filter((sound) => !ROLLING.has(sound));

const lengthOf = (score: Score): number => Math.max(...score.map(({ at, lasts }) => at + lasts));

it.each(short)('%s is over within 400 ms', (sound) => expect(lengthOf(SCORES[sound](3))).toBeLessThanOrEqual(0.4));

it.each(Object.keys(SCORES) as Sound[])('no stroke of %s is louder than full', (sound) =>
  expect(Math.max(...SCORES[sound](3).map(({ loud }) => loud))).toBeLessThanOrEqual(1),
);

it('lets a strong troop land lower than a weak one', () => {
  const pitch = (strength: number): number => SCORES.troop(strength)[0]?.from ?? 0;
  expect(pitch(7)).toBeLessThan(pitch(1));
});

it('lets a ghost that stands high hum higher', () => {
  const pitch = (height: number): number => SCORES.ghost(height)[0]?.from ?? 0;
  expect(pitch(5)).toBeGreaterThan(pitch(0));
});
