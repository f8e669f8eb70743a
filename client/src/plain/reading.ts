/** Everything on the table in sentences, for whoever listens. */
import { listed } from '../words/words.svelte';
import { entriesOf, isSeatName, type Groups, type Named } from './groups';
import { fieldWords, thingWords } from './speech';

export function reading(game: string, { seats, facts, piles }: Groups, names: readonly string[]): string {
  const told = ({ name, value }: Named): string => `${fieldWords(game, name)}: ${valueWords(game, name, value, names)}`;
  const bySeat = seats.map((named, seat) => `${names[seat] ?? ''}: ${listed(named.map(told))}`);
  return [...bySeat, ...facts.map(told), ...piles.map(told)].join('. ');
}

export function valueWords(game: string, name: string, value: unknown, names: readonly string[]): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value))
    return value.length > 0 ? listed(value.map((each) => valueWords(game, name, each, names))) : '–';
  if (typeof value === 'object')
    return listed(
      entriesOf(value).map(
        (part) => `${fieldWords(game, part.name)} ${valueWords(game, part.name, part.value, names)}`,
      ),
    );
  if (typeof value === 'number' && isSeatName(name)) return names[value] ?? String(value);
  return thingWords(game, String(value));
}
