/** The words of the interface, in the language chosen now: one `say(id, args)` for the whole client. */
import type { FluentBundle } from '@fluent/bundle';
import { hasSentence, readCatalogue, sentence, type Arguments } from './catalogue';
import { keeping } from './keeping';
import { LANGUAGES, type Language } from './languages';

const sources = import.meta.glob<string>(
  [
    '../../../src/toychest/words/locales/*/*.ftl',
    '../../../src/toychest/games/*/words/*/*.ftl',
    '!../../../src/toychest/**/terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const spoken = $state<{ language: Language; bundles: readonly FluentBundle[] }>({ language: 'en', bundles: [] });
const catalogue = keeping(readAll);
let asked: Language = 'en';

/** Reads the catalogue and speaks it from now on; English stands behind it for what it lacks, or when it cannot be read. */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const bundles = await Promise.all([language, 'en' as const].map((one) => catalogue(one).catch(() => null)));
  if (asked !== language) return;
  spoken.bundles = bundles.filter((bundle) => bundle !== null);
  spoken.language = language;
  document.documentElement.lang = bundles[0] ? language : 'en';
}

export function say(id: string, args?: Arguments): string {
  return sentence(spoken.bundles, id, args);
}

export function canSay(id: string): boolean {
  return hasSentence(spoken.bundles, id);
}

export function language(): Language {
  return spoken.language;
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(spoken.language, { type: 'unit', style: 'short' }).format(words);
}

async function readAll(language: Language): Promise<FluentBundle | null> {
  const files = Object.entries(sources).filter(([path]) => path.split('/').at(-2) === language);
  if (files.length === 0) return null;
  return readCatalogue(language, await Promise.all(files.map(([, open]) => open())));
}

export { LANGUAGES, type Arguments, type Language };
