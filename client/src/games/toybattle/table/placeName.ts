import { say } from '../../../words/words.svelte';
import { hintedPlaces } from './answers';
import type { BattleDesk } from './desk.svelte';
import { placeWords, roundaboutWords } from './speech';

/** A place as it is read aloud: what lies there, whether it may be chosen, and what is around it. */
export function placeName(desk: BattleDesk, place: number): string {
  const { drawn, names } = desk;
  const choice = say(desk.question && !desk.asksTroop ? 'toybattle-choice' : 'toybattle-target');
  return [
    placeWords(place, drawn, names),
    ...(desk.legalPlaces.has(place) ? [choice] : []),
    ...(hintedPlaces(desk.table.hints.lit).includes(place) ? [say('table-hinted')] : []),
    roundaboutWords(place, drawn, names),
  ].join(', ');
}
