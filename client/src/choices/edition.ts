/** An edition's id and what it says: a printing, and the house rules written behind it. */
import type { EditionListed } from '../wire';

export type HouseRules = Readonly<Record<string, string>>;

export interface Played {
  /** The id of the printing alone. */
  readonly printing: string;
  readonly houseRules: HouseRules;
}

/** `castle-de-0+loss=enter_last` in its parts. */
export function readEdition(id: string): Played {
  const [printing = id, ...parts] = id.split('+');
  const pairs = parts.map((part) => part.split('=')).map(([name = '', value = '']) => [name, value] as const);
  return { printing, houseRules: Object.fromEntries(pairs) };
}

/** A printing with house rules as one id: in the order of its readings, and only what it does not print itself. */
export function writeEdition(edition: EditionListed, houseRules: HouseRules): string {
  const changed = edition.readings.filter(({ name }) => name in fitting(edition, houseRules));
  return [edition.id, ...changed.map(({ name }) => `${name}=${houseRules[name]}`)].join('+');
}

/** The house rules that change something in this printing. */
export function fitting(edition: EditionListed, houseRules: HouseRules): HouseRules {
  const isChange = ([name, value]: [string, string]): boolean =>
    edition.readings.some(
      (reading) => reading.name === name && reading.value !== value && reading.choices.includes(value),
    );
  return Object.fromEntries(Object.entries(houseRules).filter(isChange));
}
