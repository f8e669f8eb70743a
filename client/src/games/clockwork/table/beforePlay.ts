/** What Clockwork City knows about its own choices before play. */
import type { BeforePlay } from '../../face';

export const beforePlay: BeforePlay = {
  first: ['memory_aid', 'board'],
  named: ({ memory_aid }) => (memory_aid === 'off' ? ['board'] : ['board', 'memory_aid']),
  settled: () => [],
  settledId: () => null,
  previews: {},
};
