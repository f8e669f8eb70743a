/** The paragraphs that this browser was told about: each is told once. */
const KEY = 'toychest.tips';

export function seenRules(): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(value) ? (value as string[]) : []);
  } catch {
    return new Set();
  }
}

export function seeRules(rules: readonly string[]): void {
  const seen = seenRules();
  if (rules.every((rule) => seen.has(rule))) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...seen, ...rules])]));
  } catch {
    // Nothing can be kept here: a tip may come again at the next visit.
  }
}
