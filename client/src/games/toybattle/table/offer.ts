/** What Toy Battle knows about its own choices before play. */
import Miniature from '../board/Miniature.svelte';
import type { Offer } from '../../face';

export const offer: Offer = {
  first: ['terrain', 'beginner'],
  named: ({ beginner }) => (beginner === true ? ['terrain', 'beginner'] : ['terrain']),
  settled: () => [],
  settledId: () => null,
  previews: { terrain: Miniature },
};
