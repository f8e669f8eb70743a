import type { CityWords } from '../board/marks';
import { say } from '../../../words/words.svelte';
import { kindWords } from './speech';

/** The words on the board. */
export const cityWords = (): CityWords => ({
  towers: say('clockwork-towers'),
  empty: say('clockwork-pile', { count: 0 }),
  yard: (yard) => say('clockwork-yard', { yard }),
  kind: kindWords,
});
