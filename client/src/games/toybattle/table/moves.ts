/** A move of a battle in words: "place Hook 4 on 17, over Jumbo 3". */
import type { BattleView } from '../../../wire';
import { canSay, say, type Arguments } from '../../../words/words.svelte';
import { troopWords } from './speech';

export function moveWords(move: string, view: unknown, _names: readonly string[], isNow: boolean): string {
  const [kind, args] = said(move, view as BattleView, isNow);
  const id = `toybattle-move-${kind}`;
  return canSay(id) ? say(id, args) : move;
}

function said(move: string, view: BattleView, isNow: boolean): readonly [string, Arguments] {
  const [verb = '', first = '', second = ''] = move.split(' ');
  if (verb === 'place') return placing(first, Number(second), view, isNow);
  if (verb === 'discard' || verb === 'recall') return [verb, { base: first, troop: troopOn(Number(first), view) }];
  if (verb === 'shove') return [verb, { start: first, end: second, troop: troopOn(Number(first), view) }];
  if (verb === 'start') return [verb, { name: say(`toybattle-side-${first === 'blue' ? 0 : 1}`) }];
  if (first !== '') return [verb, { troop: troopWords(first) }];
  return [verb === 'take' && (view.question === null || !isNow) ? 'take-turn' : verb, {}];
}

function placing(troop: string, place: number, view: BattleView, isNow: boolean): readonly [string, Arguments] {
  const args = { troop: troopWords(troop), place };
  if (view.places.some(({ number, owner }) => number === place && owner !== null)) return ['capture', args];
  const top = topOf(place, view);
  return isNow && top && top.seat !== view.turnSeat
    ? ['cover', { ...args, enemy: troopWords(top.troop) }]
    : ['place', args];
}

const topOf = (base: number, view: BattleView): BattleView['stacks'][number]['tiles'][number] | undefined =>
  view.stacks.find((stack) => stack.base === base)?.tiles.at(-1);

function troopOn(base: number, view: BattleView): string {
  const top = topOf(base, view);
  return top ? troopWords(top.troop) : '…';
}
