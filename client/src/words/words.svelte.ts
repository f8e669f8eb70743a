/** The words of the interface, in the language chosen now: one `say(id, args)` for the whole client. */
import type { FluentBundle } from '@fluent/bundle';
import { hasSentence, readCatalogue, sentence, type Arguments } from './catalogue';
import { LANGUAGES, type Language } from './languages';

const sources = import.meta.glob<string>('../../../src/toychest/words/locales/*/*.ftl', { query: '?raw', import: 'default' });

const spoken = $state<{ language: Language; bundles: readonly FluentBundle[] }>({ language: 'en', bundles: [] });
const read = new Map<Language, Promise<FluentBundle | null>>();

/** Reads the catalogue and speaks it from now on; English stands behind it for what it lacks. */
export async function speak(language: Language): Promise<void> {
  const bundles = await Promise.all([catalogue(language), catalogue('en')]);
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

function catalogue(language: Language): Promise<FluentBundle | null> {
  const known = read.get(language);
  if (known) return known;
  const reading = readAll(language);
  read.set(language, reading);
  return reading;
}

async function readAll(language: Language): Promise<FluentBundle | null> {
  const files = Object.entries(sources).filter(([path]) => path.includes(`/locales/${language}/`));
  if (files.length === 0) return null;
  return readCatalogue(language, await Promise.all(files.map(([, open]) => open())));
}

export { LANGUAGES, type Arguments, type Language };
