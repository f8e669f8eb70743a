/** Lines as they are read aloud, one after another. */

const hasEnd = (text: string): boolean => /[.!?…:]$/.test(text);

/** One after another, each with an end of its own. */
export const readAloud = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((text) => (text ?? '').trim())
    .filter((text) => text !== '')
    .map((text) => (hasEnd(text) ? text : `${text}.`))
    .join(' ');
