/** What a hint foresees: who makes which moves. */
import type { MoveForeseen } from '../wire';

/** What one seat plays before another one does. */
export interface Run {
  readonly seat: number;
  readonly moves: readonly MoveForeseen[];
}

/** What may follow the advised move, by whose moves they are. */
export function runsAfter(line: readonly MoveForeseen[]): readonly Run[] {
  return line.slice(1).reduce<readonly Run[]>((runs, move) => {
    const last = runs.at(-1);
    return last?.seat === move.seat
      ? [...runs.slice(0, -1), { ...last, moves: [...last.moves, move] }]
      : [...runs, { seat: move.seat, moves: [move] }];
  }, []);
}
