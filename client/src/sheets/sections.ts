/** The rules page by its sections, and what of it a search finds. */
import type { RulesSection, RulesShown } from '../wire';

/** A paragraph by its id, as it is written. */
export type Paragraph = readonly [string, string];

export interface SectionShown extends Pick<RulesSection, 'title' | 'kind'> {
  readonly paragraphs: readonly Paragraph[];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a search stands in a paragraph or in its number. */
export function isFound([id, text]: Paragraph, wanted: string): boolean {
  const written = plain(`${id} ${text}`);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => written.includes(word));
}

/** The sections with what is sought in them; those without are left out. */
export function sectionsOf({ sections, paragraphs }: RulesShown, wanted = ''): readonly SectionShown[] {
  return sections
    .map(({ title, kind, ids }) => ({
      title,
      kind,
      paragraphs: ids
        .map((id): Paragraph => [id, paragraphs[id] ?? ''])
        .filter((paragraph) => isFound(paragraph, wanted)),
    }))
    .filter(({ paragraphs: found }) => found.length > 0);
}

/** A text cut where a word of the search stands in it: every other part is what was sought. */
export function cutAt(text: string, wanted: string): readonly string[] {
  const words = wanted
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'i'));
}
