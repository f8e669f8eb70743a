/** The move to play for what a guide asks: itself, or, where it is not open any more, the first one of its kind. */
export function moveFor(asked: string, legal: readonly string[], isRefused = false): string {
  if (isRefused || legal.includes(asked)) return asked;
  const [verb = ''] = asked.split(' ');
  return legal.find((move) => move.split(' ')[0] === verb) ?? asked;
}
