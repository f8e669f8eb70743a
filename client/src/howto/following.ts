/** For tests: follows the claims of a game to its page of rules, and its sentences to their claims. */
import { readFileSync } from 'node:fs';
import type { Claims } from './claims';

const ROOT = `${import.meta.dirname}/../../..`;
/** The last words of a page lead on, and claim nothing. */
const LEADING_ON = 'ready';

/** Every paragraph of a game's page that is played. */
function played(game: string): ReadonlySet<string> {
  const lines = readFileSync(`${ROOT}/docs/rules/${game}.md`, 'utf8').split('\n');
  const ids = lines
    .filter((line) => !/\*\((not played|retired)/.test(line))
    .flatMap((line) => /^\*\*([A-Z]+ [\w.]+)\*\*/.exec(line)?.[1] ?? []);
  return new Set(ids);
}

/** Paragraphs that are cited, but not played. */
export function unfounded(game: string, claims: Claims): readonly string[] {
  const paragraphs = played(game);
  return Object.values(claims).flatMap((rules) => rules.filter((rule) => !paragraphs.has(rule)));
}

/** Sentences of a page, by the ends of their ids, that rest on no paragraph. */
export function bare(game: string, page: 'howto' | 'explain', claims: Claims): readonly string[] {
  const text = readFileSync(`${ROOT}/src/toychest/games/${game}/words/en/${page}.ftl`, 'utf8');
  const said = Array.from(text.matchAll(new RegExp(`^${game}-${page}-(\\S+) = .*\\.$`, 'gm')), ([, id = '']) => id);
  return said.filter((id) => id !== LEADING_ON && !claims[id]?.length);
}
