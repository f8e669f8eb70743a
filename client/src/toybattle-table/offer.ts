/** What Toy Battle knows about its own choices before play. */
import Miniature from '../toybattle/Miniature.svelte';
import type { Offer } from '../games';

export const offer: Offer = {
  first: ['terrain', 'beginner'],
  named: ({ beginner }) => (beginner === true ? ['terrain', 'beginner'] : ['terrain']),
  settled: () => [],
  settledId: () => null,
  previews: { terrain: Miniature },
};
