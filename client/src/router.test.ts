import { expect, it } from 'vitest';
import { exerciseAsked, go, goInstead, isCourse, isReplays, learnedGame, tableCode } from './router.svelte';

window.scrollTo = () => undefined;
const codeAt = (path: string): string | null => (go(path), tableCode());

it('is at no table at home', () => expect(codeAt('/')).toBeNull());
it('reads the code of a table', () => expect(codeAt('/t/LAMB-7KQD')).toBe('LAMB-7KQD'));
it('writes every code alike', () =>
  expect([codeAt('/t/lamb7kqd'), codeAt('/t/lamb-7kqd/')]).toEqual(['LAMB-7KQD', 'LAMB-7KQD']));
it('knows the way to the replays', () => expect((go('/replays'), isReplays())).toBe(true));
it('knows the way to a guide', () => expect((go('/learn/castle'), learnedGame())).toBe('castle'));
it.each([
  ['/course', null],
  ['/course/7', '7'],
  ['/course/1-first-turn', '1-first-turn'],
])('knows the way to the course at %s', (path, asked) =>
  expect((go(path), [isCourse(), exerciseAsked()])).toEqual([true, asked]),
);
it('leads from a guide to its table, and back from there to where one was before', () => {
  const before = history.length;
  goInstead('/t/LAMB-7KQD');
  expect([tableCode(), learnedGame(), history.length]).toEqual(['LAMB-7KQD', null, before]);
});
