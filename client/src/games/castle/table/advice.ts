import type { CastleView } from '../../../wire';

const WALKING: readonly string[] = ['arrow', 'sorcerer', 'gap'];

/** What a grown-up could ask about this row: the Fluent id of a question that helps to think; what is asked comes first. */
export function adviceFor(view: CastleView): string {
  const kinds = view.row.map((card) => card.kind);
  if (kinds.length === 0) return 'castle-grown-up-lay';
  if (view.plan?.isPossible === false && !view.plan.mayStop) return 'castle-grown-up-hopeless';
  const asked = view.plan?.question?.kind;
  if (asked === 'gate') return 'castle-grown-up-gate';
  if (asked === 'way') return 'castle-grown-up-sorcerer';
  if (!kinds.some((kind) => WALKING.includes(kind)) && kinds.includes('ghost')) return 'castle-grown-up-ghost';
  if (kinds.indexOf('loop') > 0) return 'castle-grown-up-loop';
  if (kinds[0] === 'loop') return 'castle-grown-up-loop-first';
  if (kinds.includes('sorcerer')) return 'castle-grown-up-sorcerer';
  return kinds.includes('ghost') ? 'castle-grown-up-ghost' : 'castle-grown-up-arrows';
}
