/** What Clockwork City knows about its own choices before play. */
import type { Offer } from '../../face';

export const offer: Offer = {
  first: ['memory_aid', 'board'],
  named: ({ memory_aid }) => (memory_aid === 'off' ? ['board'] : ['board', 'memory_aid']),
  settled: () => [],
  settledId: () => null,
  previews: {},
};
