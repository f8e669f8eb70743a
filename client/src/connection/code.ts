/** A table's code as it was typed, spaces and small letters forgiven; null if it cannot be one. */
export function readCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/^.*\/T\//, '')
    .replaceAll(/[^A-Z0-9]/g, '');
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null;
}
