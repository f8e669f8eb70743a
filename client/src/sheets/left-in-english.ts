/** Paragraphs of the rules that nobody has written in the reader's language yet: they stand there in English, and say so. */
import type { RulesShown } from '../wire';

export const isLeftInEnglish = ({ english }: Pick<RulesShown, 'english'>, id: string): boolean => english.includes(id);

/** The language of a paragraph, where it is not the page's own. */
export const languageOf = (shown: Pick<RulesShown, 'english'>, id: string): 'en' | undefined =>
  isLeftInEnglish(shown, id) ? 'en' : undefined;
