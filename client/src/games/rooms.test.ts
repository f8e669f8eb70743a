// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const EXHIBITS = /^gallery\//;
const IMPORTED = /(?:from|import) '(\.[^']*)'/g;

const slashed = (path: string): string => path.split(sep).join('/');

const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(slashed)
  .filter((path) => /\.(ts|svelte)$/.test(path) && !EXHIBITS.test(path));

const ROOMS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((file) => file.isDirectory())
  .map(({ name }) => name);

/** The game whose room a path lies in; undefined for everything that all games share. */
const roomOf = (path: string): string | undefined => ROOMS.find((game) => `${path}/`.startsWith(`games/${game}/`));

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(SOURCE, file), 'utf8').matchAll(IMPORTED)].map(([, path = '']) =>
    slashed(relative(SOURCE, join(SOURCE, dirname(file), path))),
  );

const isRegistry = (path: string): boolean => path === 'games' || path === 'games/index';

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
