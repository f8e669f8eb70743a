// Writes beside the bundle: the licences of what is bundled, and build.json, by which a test can tell a stale or altered bundle.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { nameBuild } from './offline.ts';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = join(import.meta.dirname, 'node_modules');
const STAMP = 'build.json';
/** What every build reads, beside the modules that it finds. */
const FILES = [
  'client/chunks.ts',
  'client/fonts.ts',
  'client/index.html',
  'client/package-lock.json',
  'client/src/licenses/fluent-bundle.txt',
  'client/offline.ts',
  'client/public/icon-192.png',
  'client/public/icon-512.png',
  'client/public/icon-maskable-512.png',
  'client/public/manifest.webmanifest',
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

/** Paths of everything that is built in, from the root of the repository; packages are in the lock. */
function inputs(modules: Iterable<string>): string[] {
  const files = [...modules].map((module) => relative(ROOT, module.replace(/\?.*$/, '')).split(sep).join('/'));
  const ours = files.filter((path) => /^(client\/src|src)\//.test(path));
  return inOrder([...new Set([...FILES, ...ours])]);
}

/** sha256 over, for each file: path, NUL, bytes, NUL. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths)
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
  let found: string[] = [];
  return {
    name: 'stamped',
    apply: 'build',
    generateBundle(_, bundle) {
      found = inputs(this.getModuleIds());
      nameBuild(bundle, fingerprint(found));
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
      const stamp = { sources: fingerprint(found), inputs: found, outputs: outputs(dir) };
      writeFileSync(join(dir, STAMP), `${JSON.stringify(stamp, null, 2)}\n`);
    },
  };
}
