/** Who sat at this screen last: kept in this browser, whatever was played, and offered for the next game. */
const KEY = 'toychest.sitters';

/** Somebody at this screen, or a bot of a level. */
export interface Sitter {
  name: string;
  bot: number | null;
}

/** The sitters to begin with: those of last time, as many as the game needs and at most as it takes. */
export function offeredSitters(
  least: number,
  most: number,
  first: string,
  isBot: (level: number) => boolean,
  nameOf: (seat: number) => string,
): Sitter[] {
  const last = kept()
    .filter(({ bot }) => bot === null || isBot(bot))
    .slice(0, most);
  const fresh = Array.from({ length: Math.max(least, last.length) }, (_, seat) => ({
    name: seat === 0 ? first : nameOf(seat),
    bot: null,
  }));
  return fresh.map((offered, seat) => ({ ...(last[seat] ?? offered) }));
}

export function keepSitters(sitters: readonly Sitter[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sitters));
  } catch {
    // Nothing can be kept here: the names are written anew next time.
  }
}

function kept(): readonly Sitter[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isSitter) : [];
  } catch {
    return [];
  }
}

function isSitter(value: unknown): value is Sitter {
  const { name, bot } = (value ?? {}) as Partial<Sitter>;
  return typeof name === 'string' && (bot === null || typeof bot === 'number');
}
