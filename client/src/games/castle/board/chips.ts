/** The planned way as chips, in order. */
import type { PlanShown, StepShown } from '../../../wire';
import { isDirection, type Direction } from './squares';

export type Chip =
  | {
      readonly kind: 'walk' | 'blocked' | 'skip';
      readonly key: string;
      readonly number: number;
      readonly direction: Direction;
    }
  | { readonly kind: 'gate' | 'stay' | 'wand' | 'spare' | 'ghost' | 'again'; readonly key: string }
  | { readonly kind: 'question'; readonly key: string; readonly about: string };

/** One chip per step, "again" where a loop starts over, and at the end what is still open or what blocks. */
export function chipsOf(plan: PlanShown): readonly Chip[] {
  const chips = plan.steps.flatMap((step, i) => {
    const key = `${i}`;
    const before = plan.steps[i - 1];
    const isAgain = before !== undefined && step.repeat > before.repeat;
    const again: readonly Chip[] = isAgain ? [{ kind: 'again', key: `${key}-again` }] : [];
    return [...again, chipOf(step, key)];
  });
  return [...chips, ...endOf(plan)];
}

function chipOf(step: StepShown, key: string): Chip {
  const { kind, number, direction } = step;
  if ((kind === 'walk' || kind === 'skip') && isDirection(direction)) return { kind, key, number, direction };
  return { kind: kind === 'ghost' || kind === 'stay' || kind === 'wand' || kind === 'spare' ? kind : 'gate', key };
}

function endOf({ block, question, steps }: PlanShown): readonly Chip[] {
  const key = `${steps.length}-end`;
  if (block !== null && isDirection(block.direction))
    return [{ kind: 'blocked', key, number: block.number, direction: block.direction }];
  return question === null ? [] : [{ kind: 'question', key, about: question.kind }];
}
