/** What Toy Battle knows about its own choices before play. */
import Miniature from '../board/Miniature.svelte';
import type { BeforePlay } from '../../face';

export const beforePlay: BeforePlay = {
  first: ['terrain', 'beginner'],
  named: ({ beginner }) => (beginner === true ? ['terrain', 'beginner'] : ['terrain']),
  settled: () => [],
  settledId: () => null,
  previews: { terrain: Miniature },
};
