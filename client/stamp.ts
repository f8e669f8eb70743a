// Writes beside the bundle: the licences of what is bundled, and build.json, by which a test can tell a stale or altered bundle.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = join(import.meta.dirname, 'node_modules');
const STAMP = 'build.json';
const FOLDERS: readonly (readonly [string, RegExp])[] = [
  ['client/src', /./],
  ['src/toychest/games', /\/boards\/[^/]+\.toml$/],
  ['src/toychest/games', /\/words\/.+\.ftl$/],
  ['src/toychest/words/locales', /\.ftl$/],
];
const FILES = [
  'client/index.html',
  'client/package-lock.json',
  'client/stamp.ts',
  'client/svelte.config.js',
  'client/vite.config.ts',
];

/** Every package of which something is bundled, with its licence. */
const LICENCES: Readonly<Record<string, string>> = {
  '@fluent/bundle': join(import.meta.dirname, 'src/licenses/fluent-bundle.txt'),
  '@fontsource-variable/nunito': join(PACKAGES, '@fontsource-variable/nunito/LICENSE'),
  '@fontsource-variable/rubik': join(PACKAGES, '@fontsource-variable/rubik/LICENSE'),
  clsx: join(PACKAGES, 'clsx/license'),
  'esm-env': join(PACKAGES, 'esm-env/LICENSE'),
  svelte: join(PACKAGES, 'svelte/LICENSE.md'),
};

/** Paths of every file in a folder, from `start`, with `/`. */
function filesIn(folder: string, start: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(start, join(file.parentPath, file.name)).split(sep).join('/'));
}

const inOrder = (paths: readonly string[]): string[] => paths.toSorted((a, b) => (a < b ? -1 : 1));

/** Paths of every source, from the root of the repository, in the order of their code points. */
function sources(): string[] {
  const found = FOLDERS.flatMap(([folder, wanted]) =>
    filesIn(join(ROOT, folder), ROOT).filter((path) => wanted.test(path)),
  );
  return inOrder([...FILES, ...found]);
}

/** sha256 over, for each source: path, NUL, bytes, NUL. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of sources())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  return hash.digest('hex');
}

/** sha256 of every file that was built, by its path. */
function outputs(folder: string): Record<string, string> {
  const paths = inOrder(filesIn(folder, folder).filter((path) => path !== STAMP));
  return Object.fromEntries(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

/** The package that a bundled module comes from, or null if it is ours. */
function packageOf(module: string): string | null {
  const path = module.split('/node_modules/').at(-1);
  if (path === undefined || path === module) return null;
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

export function stamped(): Plugin {
  return {
    name: 'stamped',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const unlicensed = new Set(
        modules.map(packageOf).filter((name) => name !== null && !Object.hasOwn(LICENCES, name)),
      );
      if (unlicensed.size > 0) this.error(`add the licence of ${[...unlicensed].join(', ')} to stamp.ts`);
      for (const [name, path] of Object.entries(LICENCES)) {
        this.emitFile({
          type: 'asset',
          fileName: `licenses/${name.replace(/^@/, '').replace('/', '-')}.txt`,
          source: readFileSync(path, 'utf8').replaceAll('\r\n', '\n'),
        });
      }
    },
    writeBundle({ dir = '' }) {
      writeFileSync(
        join(dir, STAMP),
        `${JSON.stringify({ sources: fingerprint(), outputs: outputs(dir) }, null, 2)}\n`,
      );
    },
  };
}
