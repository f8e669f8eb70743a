// Builds the service worker into a file of its own, and writes into it to which build it belongs.
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'worker.js';
const UNNAMED = '__BUILD__';

/** A browser takes a worker for a new one when a byte of it differs: another build is another worker. */
export function nameBuild(bundle: Rolldown.OutputBundle, build: string): void {
  const worker = bundle[WORKER];
  if (worker?.type !== 'chunk' || !worker.code.includes(UNNAMED)) throw new Error(`expected ${UNNAMED} in ${WORKER}`);
  worker.code = worker.code.replace(UNNAMED, build.slice(0, 16));
}

export function builtWorker(): Plugin {
  return {
    name: 'built-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'src/offline/worker.ts'), fileName: WORKER });
    },
  };
}
