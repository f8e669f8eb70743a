/** When something happened, as people say it: minutes ago, yesterday, on Sunday, on 9 November. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

export function whenWords(then: number, now: number, language: string): string {
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (now - then < MINUTE) return ago.format(0, 'minute');
  if (now - then < HOUR) return ago.format(-Math.floor((now - then) / MINUTE), 'minute');
  if (days === 0) return ago.format(-Math.floor((now - then) / HOUR), 'hour');
  if (days === 1) return ago.format(-1, 'day');
  if (days < 7) return new Intl.DateTimeFormat(language, { weekday: 'long' }).format(then);
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(then);
}
