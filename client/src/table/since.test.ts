import { expect, it } from 'vitest';
import type { EntryTold, EventTold } from '../wire';
import { missedSince, movesIn, type Missed } from './since';

const event = (kind: string, seat: number, isFleeting = false): EventTold => ({
  kind,
  rule: '',
  facts: {},
  isFleeting,
  words: { id: `toybattle-${kind}`, args: { name: { seat } } },
});
const entry = (seq: number, seat: number, ...events: readonly EventTold[]): EntryTold =>
  ({ seq, seat, events }) as EntryTold;
const LIVE = [
  entry(4, 0, event('placed', 0)),
  entry(5, 1, event('taken', 1)),
  entry(6, 1, event('shown', 1, true), event('laid', 1)),
];
const missed = (seq: number): Missed | null => missedSince({ seat: 0, seq, view: 'its view' }, LIVE, ['Mia', 'Papa']);

it('is what the others did after the seat decided last', () =>
  expect(missed(3)?.lines.map(({ key }) => key)).toEqual(['5.0', '6.0']));
it('begins as the seat saw it', () => expect(missed(3)?.before).toBe('its view'));
it('shows nothing again that is seen only once', () =>
  expect(missed(4)?.entries.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(['taken', 'laid']));
it('is nothing where nothing happened', () => expect(missed(6)).toBeNull());
it('is nothing where only the seat itself has moved', () =>
  expect(missedSince({ seat: 1, seq: 4, view: null }, LIVE, [])).toBeNull());
it('counts the moves of others, not what chance did', () => {
  const told = missedSince({ seat: 0, seq: 3, view: null }, [...LIVE, entry(7, -1, event('drawn', -1))], []);
  expect(told && movesIn(told, 0)).toBe(2);
});
