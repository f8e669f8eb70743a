/** A city before play, for small drawings of it. */
import { byName, listsIn, textOf } from '../../../board/files';
import type { CityBoard, FieldShown } from './city';

const files = import.meta.glob<string>('../../../../../src/toychest/games/clockwork/boards/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const BOARDS = byName(files);

export const boardNames = (): readonly string[] => [...BOARDS.keys()];

/** Null for a board that is neither ours nor a file with fields and paths. */
export function boardOf(value: unknown): CityBoard | null {
  const text = textOf(BOARDS, value);
  const board = text === undefined ? null : readBoard(text);
  return board && board.fields.length > 1 && board.paths.length > 0 ? board : null;
}

function readBoard(text: string): CityBoard {
  const [head = ''] = text.split(/^\[/m);
  const island = numbersIn(listOf(head, 'island'));
  return {
    name: /^name\s*=\s*"([^"]*)"/m.exec(head)?.[1] ?? '',
    fields: entriesOf(text, 'fields'),
    paths: chainsIn(listOf(head, 'paths')).flatMap(stepsOf),
    towers: Number(/^towers\s*=\s*(\d+)/m.exec(head)?.[1] ?? 0),
    yards: numbersIn(listOf(head, 'yards')),
    spots: entriesOf(text, 'spots'),
    ...(island[0] !== undefined && island[1] !== undefined ? { island: [island[0], island[1]] as const } : {}),
  };
}

/** What stands between the brackets of `name = [ ... ]`, which may go over several lines and hold lists itself. */
function listOf(head: string, name: string): string {
  const [, after = ''] = head.split(new RegExp(`^${name}\\s*=\\s*\\[`, 'm'));
  return after.split(/^\w+\s*=/m)[0] ?? '';
}

const numbersIn = (list: string): readonly number[] => (list.match(/-?\d+/g) ?? []).map(Number);

const chainsIn = (list: string): readonly (readonly number[])[] => (list.match(/\[[^\]]*\]/g) ?? []).map(numbersIn);

const stepsOf = (chain: readonly number[]): readonly (readonly [number, number])[] =>
  chain.slice(1).map((field, i) => [chain[i] ?? field, field] as const);

/** The lines `number = [x, y]` of a section. */
const entriesOf = (text: string, section: string): readonly FieldShown[] =>
  listsIn(text, section).map(([number, [x = 0, y = 0]]) => ({ number: Number(number), x, y }));
