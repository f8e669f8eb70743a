/** The strengths that a gate lets in, as they stand on its plate: 6·7, or 3–5 for more than two in a row. */
export function gateText(lets: readonly number[]): string {
  const isRow = lets.every((strength, i) => i === 0 || strength === (lets[i - 1] ?? 0) + 1);
  return lets.length > 2 && isRow ? `${lets[0]}–${lets.at(-1)}` : lets.join('·');
}
