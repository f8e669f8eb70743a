/** Editions as a server offers them, for tests. */
import type { EditionListed, OptionListed, ReadingListed } from '../wire';

const reading = (name: string, rule: string, choices: readonly string[], value: string): ReadingListed => ({
  name,
  rule,
  choices,
  default: choices[0] ?? '',
  value,
});
const option = (name: string, choices: readonly unknown[], takesFile = false): OptionListed => ({
  name,
  choices,
  default: choices[0],
  takesFile,
});

const OPTIONS: readonly OptionListed[] = [
  option('profile', ['base', 'young', 'older', 'oldest']),
  option('half_turns', [false, true]),
  {
    ...option(
      'treasures',
      Array.from({ length: 28 }, (_, i) => i + 1),
    ),
    default: 4,
  },
  option('board', ['castle', 'garden'], true),
  option('puzzle', ['none', 'first-steps'], true),
];

const printed = (id: string, printing: string, loopRuns: string, loss: string): EditionListed => ({
  id,
  game: 'castle',
  printing,
  seatCounts: [1, 2, 3],
  options: OPTIONS,
  levels: [],
  readings: [
    reading('loop_runs', 'CAS R6', ['2', '3'], loopRuns),
    reading('loss', 'CAS R29', ['enter_last', 'step_beyond'], loss),
  ],
});

export const STANDARD = printed('castle-standard-0', 'standard', '2', 'enter_last');
export const GERMAN = printed('castle-de-0', 'de', '3', 'step_beyond');
