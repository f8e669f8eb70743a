// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const EXHIBITS = /^gallery\//;
/** Static, dynamic (`import('…')`) and by pattern (`import.meta.glob('…')`). */
const IMPORTED = /(?:from |import |import\(\s*|import\.meta\.glob(?:<[^(]*>)?\(\s*)'(\.[^']*)'/g;

const slashed = (path: string): string => path.split(sep).join('/');

const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(slashed)
  .filter((path) => /\.(ts|svelte)$/.test(path) && !EXHIBITS.test(path));

const ROOMS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((file) => file.isDirectory())
  .map(({ name }) => name);

/** The game whose room a path lies in; undefined for everything that all games share. */
const roomOf = (path: string): string | undefined => ROOMS.find((game) => `${path}/`.startsWith(`games/${game}/`));

const importedBy = (text: string): readonly string[] => [...text.matchAll(IMPORTED)].map(([, path = '']) => path);

const importsOf = (file: string): readonly string[] =>
  importedBy(readFileSync(join(SOURCE, file), 'utf8')).map((path) =>
    slashed(relative(SOURCE, join(SOURCE, dirname(file), path))),
  );

const isRegistry = (path: string): boolean => path === 'games' || path === 'games/index';

test('every way to import is seen', () => {
  const text = `import a from './a'; import './b'; await import('./c'); import.meta.glob<Face>('./*/d.ts', {})`;
  expect(importedBy(text)).toEqual(['./a', './b', './c', './*/d.ts']);
});

test('the registry finds the games by patterns alone', () => {
  expect(importsOf('games/index.ts')).toContain('games/*/index.ts');
});

test('no game imports another', () => {
  const strangers = FILES.filter(
    (file) => roomOf(file) && importsOf(file).some((path) => (roomOf(path) ?? roomOf(file)) !== roomOf(file)),
  );
  expect(strangers).toEqual([]);
});

test('a game does not know the registry', () => {
  expect(FILES.filter((file) => roomOf(file) && importsOf(file).some(isRegistry))).toEqual([]);
});

test('what all games share imports none of them, the registry apart', () => {
  expect(FILES.filter((file) => !roomOf(file) && file !== 'games/index.ts' && importsOf(file).some(roomOf))).toEqual(
    [],
  );
});
