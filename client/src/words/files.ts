/** Where words are read from: our catalogues are built in, each file by itself; another's game brings its own. */
import { keeping } from './keeping';
import type { Language } from './languages';

const ours = import.meta.glob<string>(
  [
    '../../../src/toychest/words/locales/*/*.ftl',
    '../../../src/toychest/games/*/words/*/*.ftl',
    '!../../../src/toychest/**/terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const SHELF = /\/shelf\.ftl$/;

const languageOf = (path: string): string | undefined => path.split('/').at(-2);
const gameOf = (path: string): string | null => /\/games\/([^/]+)\/words\//.exec(path)?.[1] ?? null;

const GAMES: ReadonlySet<string> = new Set(Object.keys(ours).flatMap((path) => gameOf(path) ?? []));

/** The files of a language: what all games share, what stands on the shelf, and everything of the games learned. */
export function filesOf(language: Language, learned: ReadonlySet<string>): readonly string[] {
  const isWanted = (path: string): boolean => {
    const game = gameOf(path);
    return languageOf(path) === language && (game === null || SHELF.test(path) || learned.has(game));
  };
  const brought = [...learned].filter((game) => !GAMES.has(game)).map((game) => `/words/${game}/${language}.ftl`);
  return [...Object.keys(ours).filter(isWanted), ...brought];
}

/** The text of a file, read once. */
export const open = keeping(async (path: string): Promise<string> => ours[path]?.() ?? fetched(path));

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`expected words at ${path}, got ${answer.status}`);
  return answer.text();
}
