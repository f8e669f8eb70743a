/** A rack as it stands before its owner: in the order of strength, the suppressed tiles face down. */
import { TROOPS } from '../board/troops';
import type { SideShown } from '../../../wire';

export interface Racked {
  readonly troop: string;
  readonly isSuppressed: boolean;
}

const ORDER = TROOPS.map(({ name }) => name);

export function rackOf({ tiles, suppressed }: Pick<SideShown, 'tiles' | 'suppressed'>): readonly Racked[] {
  const down = [...(suppressed ?? [])];
  const sorted = [...(tiles ?? [])].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return sorted.map((troop) => {
    const at = down.indexOf(troop);
    if (at >= 0) down.splice(at, 1);
    return { troop, isSuppressed: at >= 0 };
  });
}

/** A rival's rack: what everybody knows lies there by name, the rest from behind. */
export function backsOf({ rackSize, known }: Pick<SideShown, 'rackSize' | 'known'>): readonly (string | null)[] {
  return [...known, ...Array.from({ length: Math.max(0, rackSize - known.length) }, () => null)];
}
