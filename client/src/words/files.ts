/** Where words are read from: our catalogues are built in, each file by itself; another's game brings its own. */
import { readOnce } from './readOnce';
import type { Language } from './languages';

type Files = Readonly<Record<string, () => Promise<string>>>;

/** Said before anybody sits down. */
const FIRST: Files = import.meta.glob<string>(
  [
    '../../../src/toychest/words/locales/*/{common,home,howto,replays,settings}.ftl',
    '../../../src/toychest/games/*/words/*/shelf.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** What one page alone says: `howto.ftl` of a game is read once `<game>/howto` is learned. */
const PAGE = /\/games\/([^/]+)\/words\/[^/]+\/(howto)\.ftl$/;

const languageOf = (path: string): string | undefined => path.split('/').at(-2);

/** The codes of all languages that have a folder of words. */
export const CODES: readonly string[] = [
  ...new Set(
    Object.keys(FIRST)
      .filter((path) => path.endsWith('/common.ftl'))
      .flatMap((path) => languageOf(path) ?? []),
  ),
];
const gameOf = (path: string): string | null => /\/games\/([^/]+)\/words\//.exec(path)?.[1] ?? null;

/** Everything else that we say, once a game is opened; if that cannot be found, the server is asked for each file. */
const later = (): Promise<Files> =>
  import('./laterFiles').then(
    ({ LATER }) => LATER,
    () => ({}),
  );

/** The files of a language: what is said first, and, of the games and pages learned, everything they say and share. */
export async function filesOf(language: Language, learned: ReadonlySet<string>): Promise<readonly string[]> {
  const first = Object.keys(FIRST).filter((path) => languageOf(path) === language);
  if (learned.size === 0) return first;
  const ours = Object.keys(await later());
  const known = new Set(ours.map(gameOf));
  const brought = [...learned]
    .filter((name) => !name.includes('/') && !known.has(name))
    .map((game) => `/words/${game}/${language}.ftl`);
  return [...first, ...ours.filter((path) => languageOf(path) === language && isLearned(path, learned)), ...brought];
}

function isLearned(path: string, learned: ReadonlySet<string>): boolean {
  const [, whose, page] = PAGE.exec(path) ?? [];
  if (page !== undefined) return learned.has(`${whose}/${page}`);
  const game = gameOf(path);
  return game === null || learned.has(game);
}

/** The text of a file, read once. */
export const open = readOnce(async (path: string): Promise<string> => {
  const read = FIRST[path] ?? (await later())[path];
  return read ? read() : fetched(path);
});

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`expected words at ${path}, got ${answer.status}`);
  return answer.text();
}
