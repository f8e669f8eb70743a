import { expect, it } from 'vitest';
import { filesOf } from './files';

const named = async (...learned: readonly string[]): Promise<readonly string[]> =>
  (await filesOf('en', new Set(learned))).map((path) => path.replace(/^.*\/(games|locales)\//, ''));

it('needs at home only what is said before anybody sits down', async () => {
  expect((await named()).filter((path) => !/\/(common|home|howto|replays|settings|shelf)\.ftl$/.test(path))).toEqual(
    [],
  );
});

it('leaves the page of how to play to those who read it', async () => {
  expect([
    (await named('castle')).includes('castle/words/en/howto.ftl'),
    (await named('castle', 'castle/howto')).includes('castle/words/en/howto.ftl'),
  ]).toEqual([false, true]);
});

it('asks the server for the words of a game that another package brings', async () => {
  expect(await named('ferry')).toContain('/words/ferry/en.ftl');
});

it('never needs what a terminal says', async () => {
  expect((await named('castle', 'clockwork')).filter((path) => path.endsWith('terminal.ftl'))).toEqual([]);
});

it('needs no file of another language', async () => {
  const paths = await filesOf('de', new Set(['castle', 'castle/howto', 'clockwork', 'toybattle']));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => path.split('/').at(-2) !== 'de')).toEqual([]);
});
