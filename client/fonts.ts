// Cuts each font to the letters that our languages need, so that the first page is small in every one of them. The whole
// files stay behind the cut ones: a browser fetches one only for a letter that was cut away, such as in somebody's name.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = join(import.meta.dirname, 'node_modules');
const FACES = join(import.meta.dirname, 'src/fonts.css');
/** Where the cut files lie; fonts.css and index.html reach them by this path. */
const CUT = join(PACKAGES, '.fonts');

/** Each language's letters beyond those of ASCII and Latin-1, which are all kept. */
const ALPHABETS: Readonly<Record<string, string>> = {
  cs: 'čďěňřšťůž',
  fr: 'œÿ',
  hu: 'őű',
  pl: 'ąćęłńśźż',
  ro: 'ășțşţ',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  sl: 'čšžćđ',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяʼ',
};
const MARKS = '\u00a0¡¿«»·°‘’‚“”„–—…€№';

interface Face {
  readonly rule: string;
  readonly path: string;
  readonly ranges: string;
  readonly letters: readonly number[];
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Every letter of the catalogues that are built in. */
function written(): string {
  const folders = ['src/toychest/words/locales', 'src/toychest/games'].map((path) => join(ROOT, path));
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => path.endsWith('.ftl') && !['terminal.ftl', 'commands.ftl'].includes(basename(path)))
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
}

/** Code points of all letters that our languages need, in order. */
function needed(): number[] {
  const alphabets = Object.values(ALPHABETS).join('');
  const letters = [...alphabets, ...alphabets.toUpperCase(), ...MARKS, ...written()].map(
    (it) => it.codePointAt(0) ?? 0,
  );
  const printed = [...letters, ...between(0x20, 0x7e), ...between(0xc0, 0xff)].filter((letter) => letter >= 0x20);
  return [...new Set(printed)].toSorted((a, b) => a - b);
}

/** The letters that lie in a `unicode-range`. */
function within(ranges: string, letters: readonly number[]): number[] {
  const spans = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]);
  return letters.filter((letter) => spans.some(([first = 0, last = 0]) => first <= letter && letter <= last));
}

/** Every face of fonts.css, with the letters to keep of it. */
function faces(css: string): Face[] {
  const letters = needed();
  return [...css.matchAll(/@font-face \{[^}]*?url\('([^']+)'\)[^}]*?unicode-range:([^;]+);[^}]*\}/g)].map(
    ([rule, path = '', ranges = '']) => ({ rule, path, ranges, letters: within(ranges, letters) }),
  );
}

async function cut({ path, letters }: Face): Promise<void> {
  const whole = readFileSync(join(PACKAGES, path));
  const small = await subsetFont(whole, String.fromCodePoint(...letters), { targetFormat: 'woff2' });
  writeFileSync(join(CUT, basename(path)), small);
}

/** A `unicode-range` of these letters alone. */
function rangeOf(letters: readonly number[]): string {
  const has = new Set(letters);
  const lasts = letters.filter((letter) => !has.has(letter + 1));
  const firsts = letters.filter((letter) => !has.has(letter - 1));
  return firsts.map((first, i) => `U+${first.toString(16)}-${(lasts[i] ?? first).toString(16)}`).join(', ');
}

/** The rule for the cut file: that of the whole one, for the letters that it keeps. */
function cutRule({ rule, path, ranges, letters }: Face): string {
  return rule.replace(path, `../node_modules/.fonts/${basename(path)}`).replace(ranges, rangeOf(letters));
}

export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    enforce: 'pre',
    apply: (_, { mode }) => mode !== 'test',
    async buildStart() {
      mkdirSync(CUT, { recursive: true });
      await Promise.all(faces(readFileSync(FACES, 'utf8')).map(cut));
    },
    transform(css, id) {
      // Where two faces have a letter, a browser takes the later one.
      return id === FACES ? { code: [css, ...faces(css).map(cutRule)].join('\n'), map: null } : null;
    },
  };
}
