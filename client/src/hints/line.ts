/** The line of a hint: who makes which move. */
import type { MoveForeseen } from '../wire';

/** Each move, with the name of whose it is where that changes, otherwise null; the first one needs no name. */
export function linePlayers(line: readonly MoveForeseen[], names: readonly string[]): { move: string; by: string | null }[] {
  return line.map(({ move, seat }, place) => ({ move, by: seat === (line[place - 1]?.seat ?? seat) ? null : (names[seat] ?? null) }));
}
