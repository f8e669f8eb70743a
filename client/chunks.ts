// Puts what is needed together into one file: each file more costs more than it saves later.
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const MAIN = join(import.meta.dirname, 'src/main.ts');

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** `first` for a module that the first page imports, directly or not; null for what is loaded when it is asked for. */
export function firstChunk(module: string, graph: Graph): string | null {
  return module !== MAIN && isImportedBy(module, graph, new Set()) ? 'first' : null;
}

function isImportedBy(module: string, graph: Graph, seen: Set<string>): boolean {
  if (module === MAIN) return true;
  if (seen.has(module)) return false;
  seen.add(module);
  return graph.getModuleInfo(module)?.importers.some((importer) => isImportedBy(importer, graph, seen)) ?? false;
}

const GAME = /\/client\/src\/games\/([^/.]+)\//;

/** What several pages or games draw with: one file for all of them, and one for each game that nobody else loads. */
export function sharedChunk(module: string): string {
  const [, game] = GAME.exec(module) ?? [];
  return game === undefined ? 'shared' : `${game}-shared`;
}
