/** The words of the interface, in the language chosen now: one `say(id, args)` for the whole client. */
import type { FluentBundle } from '@fluent/bundle';
import { hasSentence, readCatalogue, sentence, type Arguments } from './catalogue';
import { filesOf, open } from './files';
import { LANGUAGES, type Language } from './languages';

const spoken = $state<{ language: Language; bundles: readonly FluentBundle[] }>({ language: 'en', bundles: [] });
/** Games whose words were asked for, and pages of them: of all others only what stands on the shelf is known. */
const learned = new Set<string>();
let asked: Language = 'en';

/**
 * Reads the catalogue, with the words of these games, and speaks it from now on.
 *
 * English stands behind it where something of it cannot be read.
 */
export async function speak(language: Language, ...games: readonly string[]): Promise<void> {
  asked = language;
  for (const game of games) learned.add(game);
  const { bundle, isWhole } = await read(language);
  const behind = isWhole || language === 'en' ? null : (await read('en')).bundle;
  if (asked !== language) return;
  spoken.bundles = [bundle, behind].filter((each) => each !== null);
  spoken.language = language;
  document.documentElement.lang = bundle ? language : 'en';
  document.querySelector('meta[name="description"]')?.setAttribute('content', say('page-description'));
}

/** Reads the words of a game, or of a page of it (`harbour/howto`), too, from now on in every language. */
export const learn = (...games: readonly string[]): Promise<void> => speak(asked, ...games);

export function say(id: string, args?: Arguments): string {
  return sentence(spoken.bundles, id, args);
}

export function canSay(id: string): boolean {
  return hasSentence(spoken.bundles, id);
}

export function language(): Language {
  return spoken.language;
}

/** Things in a row, none of them the last: Russian's own list of units would have no separator at all. */
export const listed = (words: readonly string[]): string => words.join(', ');

/** People in a row, the last of them joined as their language does. */
export const people = (names: readonly string[]): string =>
  new Intl.ListFormat(spoken.language, { type: 'conjunction' }).format(names);

/** What could be read of a language, and whether that was all. */
async function read(language: Language): Promise<{ bundle: FluentBundle | null; isWhole: boolean }> {
  const files = await filesOf(language, learned);
  const texts = await Promise.all(files.map((file) => open(file).catch(() => null)));
  const found = texts.filter((text) => text !== null);
  return {
    bundle: found.length > 0 ? readCatalogue(language, found) : null,
    isWhole: found.length > 0 && found.length === texts.length,
  };
}

export { LANGUAGES, type Arguments, type Language };
