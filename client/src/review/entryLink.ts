/** The address of an entry of a finished game: its number behind the sign for a part of a page. */

/** The entry that an address names, or null. */
export function entryOf(hash: string): number | null {
  const found = /^#(\d{1,5})$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

export const hashOf = (entry: number): string => `#${entry}`;
