/** Every language that has a folder of words, each by its own name: who adds a folder adds a language. */
import { CODES } from './files';

export type Language = string;

/** `sl` is `Slovenščina`. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** These languages by code, English first, the others as their names are sorted. */
export function namesOf(codes: readonly string[]): Readonly<Record<string, string>> {
  const rank = (code: string): string => (code === 'en' ? '' : nameOf(code));
  const sorted = [...codes].sort((one, other) => rank(one).localeCompare(rank(other)));
  return Object.fromEntries(sorted.map((code) => [code, nameOf(code)]));
}

export const LANGUAGES = namesOf(CODES);

export function isLanguage(text: string | null | undefined): text is Language {
  return text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text);
}

/** The first of the browser's languages that we speak; English if none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'en';
}
