/**
 * Boards before play, for small drawings of them.
 *
 * The source is a game's own TOML files, read when the client is built, as its sentences are: there is no second list
 * of boards to keep true. A file of one's own is read the same way; the server alone says whether it can be played.
 */
import { isFile } from '../choices/ownFile';

/** The texts of a folder's files by their names without folder and ending. */
export const byName = (files: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.toml$/g, ''), text]));

/** The text of a board of ours, by its name, or of one's own file. */
export const textOf = (boards: ReadonlyMap<string, string>, value: unknown): string | undefined =>
  isFile(value) ? value.file : boards.get(String(value));

/** The lines `name = [numbers]` of a section. */
export function listsIn(text: string, section: string): readonly (readonly [string, readonly number[]])[] {
  const [, body = ''] = text.split(new RegExp(`^\\[${section}\\].*$`, 'm'));
  const [lines = ''] = body.split(/^\[/m);
  return Array.from(
    lines.matchAll(/^(\w+)\s*=\s*\[([^\]]*)\]/gm),
    ([, name = '', numbers = '']) => [name, numbers.split(',').map(Number)] as const,
  );
}
