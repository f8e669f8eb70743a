import type { CityView } from '../board/city';

/** Everybody but the one who looks, in the order of play after them; for an onlooker, everybody. */
export function rivalsOf({ seats, you }: Pick<CityView, 'seats' | 'you'>): readonly number[] {
  const order = seats.map(({ seat }) => seat);
  return you === null ? order : [...order.slice(you + 1), ...order.slice(0, you)];
}
