/** A castle before play, for small drawings of it. */
import { byName, textOf } from '../../../board/files';
import { kindAt, neighbour, squaresOf, type Plan } from './squares';

const files = import.meta.glob<string>('../../../../../src/toychest/games/castle/boards/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const BOARDS = byName(files);
const MOST = 12;
/** A small `o` is a gate, too. */
const EITHER_CASE: Readonly<Record<string, string>> = { s: 'S', o: 'O', x: 'X', W: 'w' };

/** The plan in a board's file; null when it has none that could be drawn. */
export function planIn(text: string): Plan | null {
  const lines = textsIn(text, 'lines').map((line) =>
    line.replaceAll(/\s/g, '').replaceAll(/[soxW]/g, (letter) => EITHER_CASE[letter] ?? letter),
  );
  const walls = pairs(textsIn(text, 'walls').map((square) => square.trim().toLowerCase()));
  const isDrawable =
    lines.length > 0 && lines.length <= MOST && lines.every((line) => line.length > 0 && line.length <= MOST);
  return isDrawable ? { lines, walls } : null;
}

/** The plan of a board of ours by its name, or of a file. */
export function planOf(value: unknown): Plan | null {
  const text = textOf(BOARDS, value);
  return text === undefined ? null : planIn(text);
}

export const boardNames = (): readonly string[] => [...BOARDS.keys()];

/** Every text between the brackets of `field = [...]`, whatever nests in them. */
function textsIn(text: string, field: string): string[] {
  const bare = text.replaceAll(/^((?:[^"'#\n]|"[^"\n]*"|'[^'\n]*')*)#.*$/gm, '$1');
  const list = new RegExp(`^${field}\\s*=\\s*(\\[(?:[^\\[\\]]|\\[[^\\]]*\\])*\\])`, 'm').exec(bare)?.[1] ?? '';
  return Array.from(list.matchAll(/"([^"]*)"|'([^']*)'/g), (found) => found[1] ?? found[2] ?? '');
}

function pairs(squares: readonly string[]): readonly (readonly [string, string])[] {
  return Array.from(
    { length: Math.floor(squares.length / 2) },
    (_, i) => [squares[2 * i] ?? '', squares[2 * i + 1] ?? ''] as const,
  );
}

/** Pairs of neighbours with a door between them, as the board is drawn. */
export function doorsOf(plan: Plan): readonly (readonly [string, string])[] {
  const isWalled = (one: string, other: string): boolean =>
    plan.walls.some((wall) => wall.includes(one) && wall.includes(other));
  const isOpen = (square: string): boolean => kindAt(plan, square) !== 'ghost-room';
  return squaresOf(plan)
    .flat()
    .flatMap((square) =>
      (['right', 'down'] as const).flatMap((direction) => {
        const beside = neighbour(plan, square, direction);
        return beside !== null && isOpen(square) && isOpen(beside) && !isWalled(square, beside)
          ? [[square, beside] as const]
          : [];
      }),
    );
}
