/** A move of the castle in words: "turn card 1 to the right". */
import type { CastleView } from '../../../wire';
import { canSay, say, type Arguments } from '../../../words/words.svelte';
import { squareWords } from './speech';

export function moveWords(move: string, view: unknown): string {
  const [verb, args] = said(move, view as CastleView);
  const id = `castle-move-${verb}`;
  return canSay(id) ? say(id, args) : move;
}

function said(move: string, view: CastleView): readonly [string, Arguments] {
  const [verb = '', first = '', second = ''] = move.split(' ');
  if (verb === 'turn') return [verb, { place: first, turned: second }];
  if (verb === 'walk') return [verb, { direction: first }];
  if (verb === 'jump' || verb === 'treasure') return [verb, { square: squareWords(first, view) }];
  if (verb === 'lay') return [verb, { card: first }];
  return [move.replace(' ', '_'), {}];
}
