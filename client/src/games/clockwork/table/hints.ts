/** What to do now, in one sentence. */
import type { CityQuestion } from '../board/city';
import { say } from '../../../words/words.svelte';
import type { Intent } from './acts';

export interface Asked {
  readonly hand: number;
  /** The card that was just drawn. */
  readonly drawn: string | null;
  nameOf(seat: number): string;
}

/** What is meant already says more than the question does. */
export function hintOf(question: CityQuestion, intent: Intent | null, asked: Asked): string {
  if (intent !== null)
    return 'ask' in intent
      ? say('clockwork-hint-show', { name: asked.nameOf(intent.ask) })
      : say(`clockwork-hint-${intent.to}`);
  return say(`clockwork-hint-${question.kind.replaceAll('_', '-')}`, {
    name: question.rival === null ? '' : asked.nameOf(question.rival),
    kind: question.kind === 'discard' ? asked.drawn : question.card,
    spot: question.spot,
    count: asked.hand,
  });
}
