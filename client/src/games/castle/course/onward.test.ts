import { expect, it, vi } from 'vitest';
import { STANDARD } from '../../../choices/fixtures';
import { COURSE } from './fixtures';
import { back, onward } from './onward';

vi.stubGlobal('fetch', () => Promise.resolve(Response.json(COURSE)));

const edition = {
  ...STANDARD,
  options: [{ name: 'puzzle', choices: ['none', 1, 2, 'one', 'two'], default: 'none', takesFile: true }],
};

it('leads from a level to the next', async () =>
  expect(await onward(edition, { puzzle: 1 })).toEqual({ id: 'castle-course-next', options: { puzzle: 2 } }));
it('ends with the last level', async () => expect(await onward(edition, { puzzle: 4 })).toBeNull());
it('leads from another puzzle to the next of those', async () =>
  expect((await onward(edition, { puzzle: 'one' }))?.options).toEqual({ puzzle: 'two' }));
it('leads nowhere from a whole game', async () => expect(await onward(edition, { puzzle: 'none' })).toBeNull());
it('leads back to the walk from a level', () => expect(back({ puzzle: 3 })?.path).toBe('/course'));
it('leads home from a whole game and from a puzzle of one’s own', () =>
  expect([back({}), back({ puzzle: { file: '' } })]).toEqual([null, null]));
