import { expect, it } from 'vitest';
import type { EntryTold, Standing } from '../wire';
import { Absence } from './absence.svelte';

const at = (seq: number): Standing => ({ seq, view: `view ${seq}` }) as Standing;
const entry = (seq: number, takenBack: number | null = null): EntryTold => ({ seq, seat: 1, events: [], takenBack });

/** Gone after entry 4; these were played meanwhile. */
function away(...entries: readonly EntryTold[]): Absence {
  const absence = new Absence();
  absence.begin(0, at(4));
  absence.end({ entries: [entry(3), entry(4), ...entries], standing: at(4 + entries.length) });
  return absence;
}

it('is told from how it stood to how it stands', () =>
  expect(away(entry(5), entry(6)).back).toMatchObject({ seat: 0, seq: 4, view: 'view 4', until: 6, isTorn: false }));
it('is nothing where nothing was played', () => expect(away().back).toBeNull());
it('cannot be shown from a moment that was taken back', () =>
  expect(away(entry(5), entry(6, 4)).back?.isTorn).toBe(true));
it('can where only what was missed was taken back', () => expect(away(entry(5), entry(6, 5)).back?.isTorn).toBe(false));

it('counts from the first time that the line was lost', () => {
  const absence = new Absence();
  absence.begin(0, at(4));
  absence.begin(0, at(5));
  absence.end({ entries: [entry(5)], standing: at(5) });
  expect(absence.back?.seq).toBe(4);
});

it('is over once it was looked at', () => {
  const absence = away(entry(5));
  absence.forget();
  absence.end({ entries: [entry(5)], standing: at(6) });
  expect(absence.back).toBeNull();
});
