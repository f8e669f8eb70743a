// Writes build.json beside the bundle: a fingerprint of the sources, so that a test can tell a stale bundle.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS: readonly (readonly [string, RegExp])[] = [
  ['client/src', /./],
  ['src/toychest/words/locales', /\.ftl$/],
];
const FILES = ['client/index.html', 'client/package-lock.json', 'client/stamp.ts', 'client/svelte.config.js', 'client/vite.config.ts'];

/** Paths of every source, from the root of the repository, with `/`, in the order of their code points. */
function sources(): string[] {
  const found = FOLDERS.flatMap(([folder, wanted]) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && wanted.test(file.name))
      .map((file) => relative(ROOT, join(file.parentPath, file.name)).split(sep).join('/')),
  );
  return [...FILES, ...found].sort((a, b) => (a < b ? -1 : 1));
}

/** sha256 over, for each source: path, NUL, bytes, NUL. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of sources()) hash.update(path).update('\0').update(readFileSync(join(ROOT, path))).update('\0');
  return hash.digest('hex');
}

export function stamped(): Plugin {
  return {
    name: 'stamped',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify({ sources: fingerprint() }, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'build.json', source });
    },
  };
}
