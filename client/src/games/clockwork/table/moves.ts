/** A move of the city in words: "challenge Ivo: Lacewing". */
import { canSay, say, type Arguments } from '../../../words/words.svelte';
import { placeArguments } from './speech';

const SEATS = 'ABCD';

export function moveWords(move: string, _view: unknown, names: readonly string[]): string {
  const [kind, args] = said(move, names);
  const id = `clockwork-move-${kind}`;
  return canSay(id) ? say(id, args) : move;
}

function said(move: string, names: readonly string[]): readonly [string, Arguments] {
  const [verb = '', ...rest] = move.split(' ');
  const [first = '', second = ''] = rest;
  if (move === 'give Scrap') return ['give-scrap', {}];
  if (verb === 'leave') return ['leave-out', { kind: second }];
  if (verb === 'choose') return [verb, { character: first }];
  if (verb === 'walk' || verb === 'go') return [verb, placeArguments(rest.join(' '))];
  if (verb === 'ask') return [verb, { name: names[SEATS.indexOf(first)] ?? first, kind: second }];
  if (verb === 'point' || verb === 'lay') return [verb, { spot: first }];
  if (verb === 'extra') return [verb, { yard: second }];
  if (verb === 'throw') return [verb, { dice: rest }];
  return [verb, { kind: first }];
}
