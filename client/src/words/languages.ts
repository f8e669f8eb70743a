/** Every language we speak, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  pl: 'Polski',
  cs: 'Čeština',
  sl: 'Slovenščina',
  uk: 'Українська',
  ru: 'Русский',
  it: 'Italiano',
  ro: 'Română',
} as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: string | null | undefined): text is Language {
  return text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text);
}

/** The first of the browser's languages that we speak; English if none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'en';
}
