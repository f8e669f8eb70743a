import type { CastleView } from '../../../wire';

/** What a grown-up could ask about this row: the Fluent id of a question that helps to think. */
export function adviceFor(view: CastleView): string {
  const kinds = view.row.map((card) => card.kind);
  if (kinds.length === 0) return 'castle-grown-up-lay';
  if (view.plan?.isPossible === false && !view.plan.mayStop) return 'castle-grown-up-hopeless';
  if (kinds.indexOf('loop') > 0) return 'castle-grown-up-loop';
  if (kinds[0] === 'loop') return 'castle-grown-up-loop-first';
  if (view.plan?.question?.kind === 'gate') return 'castle-grown-up-gate';
  if (kinds.includes('sorcerer')) return 'castle-grown-up-sorcerer';
  return kinds.includes('ghost') ? 'castle-grown-up-ghost' : 'castle-grown-up-arrows';
}
