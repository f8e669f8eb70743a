/** What a table is called: the game, and whom one plays with. */
import type { RememberedTable } from '../connection/remembered';
import { gameWords } from '../table/plainly';
import { people, say } from '../words/words.svelte';

export function tableName({ game, seats }: Pick<RememberedTable, 'game' | 'seats'>, names: readonly string[]): string {
  const others = names.filter((name, seat) => name !== '' && !seats.includes(seat));
  return others.length > 0 ? say('home-go-on-with', { game: gameWords(game), names: people(others) }) : gameWords(game);
}
