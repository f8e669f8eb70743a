import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CityQuestion, CityView } from '../board/city';
import { FakeSocket } from '../../../connection/fakeSocket';
import { Table } from '../../../table/table.svelte';
import type { EntryTold, EventTold, FromBrowser, Standing } from '../../../wire';
import { speak } from '../../../words/words.svelte';
import { CityDesk } from './desk.svelte';
import { CITY, SEVEN } from './fixtures';

let socket: FakeSocket;
let table: Table;
let desk: CityDesk;

const QUESTION: CityQuestion = {
  kind: 'travel',
  seat: 0,
  rival: null,
  card: null,
  spot: null,
  may: [],
  isCounter: false,
};
const standing = (seq: number, shown: Partial<CityView> = {}, legal: readonly string[] = SEVEN): Standing => ({
  seq,
  view: { ...CITY, ...shown },
  toAct: [0],
  waitsFor: null,
  choices: [{ seat: 0, legal, words: [], takeBack: null }],
  outcome: null,
});
const seated = (now: Standing, yours = 1, entries: readonly EntryTold[] = [], toldTo: number | null = null): void =>
  socket.tell({
    type: 'TableShown',
    code: 'BRAS-9TWF',
    edition: '',
    game: 'clockwork',
    options: {},
    commitment: '',
    entries,
    standing: now,
    toldTo,
    seats: ['Mara', 'Benedek', 'Luïza'].map((name, seat) => ({ seat, name, isFree: false, isYours: seat < yours })),
  });
const asked = (question: Partial<CityQuestion>, ...legal: string[]): void =>
  seated(standing(1, { question: { ...QUESTION, ...question }, walks: [] }, legal));
const told = (kind: string, facts: Record<string, unknown>, isFleeting = false): EventTold => ({
  kind,
  rule: 'CLK 4.3',
  facts,
  isFleeting,
  words: { id: '' },
});
const tell = (...events: EventTold[]): void => {
  const entry: EntryTold = { seq: 1, seat: 1, events };
  socket.tell({ type: 'EntriesPlayed', id: null, entries: [entry], standing: standing(1) });
};
const sent = (): (string | null)[] =>
  socket.sent
    .map((message: FromBrowser) => ('move' in message ? `${message.type} ${message.move}` : null))
    .filter(Boolean);
const press = (key: string): boolean => desk.key(new KeyboardEvent('keydown', { key }));

beforeAll(() => speak('en', 'clockwork'));
beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  table = new Table('BRAS-9TWF', () => socket);
  desk = new CityDesk(table);
  table.start();
  seated(standing(0));
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
});

describe('a seven', () => {
  it('lights where one can go straight', () => expect([...desk.targets.keys()]).toEqual(['yard 5', 'towers']));

  it('goes where one points', () => {
    desk.pickPlace('yard 5');
    expect(sent()).toEqual(['PlayMove go yard 5']);
  });

  it('lights the walk once that is meant', () => {
    press('f');
    expect([...desk.targets]).toEqual([['19', 'walk 19']]);
  });

  it('walks where only a walk leads', () => {
    desk.pickPlace('19');
    expect(sent()).toEqual(['PlayMove walk 19']);
  });

  it('asks why not where nothing leads', () => {
    desk.pickPlace('3');
    expect(sent()).toEqual(['AskWhyNot go 3']);
  });

  it('takes by its key', () => {
    press('t');
    expect(sent()).toEqual(['PlayMove take']);
  });

  it('asks a rival with a card of the hand', () => {
    press('a');
    desk.pickCard('Owl');
    expect(sent()).toEqual(['PlayMove ask B Owl']);
  });

  it('names fuel without showing it', () => {
    press('a');
    expect(desk.showing.named.map(({ move }) => move)).toEqual(['ask B Fuel', 'ask B Power']);
  });

  it('can be thought over again', () => {
    press('a');
    desk.putBack();
    expect(desk.intent).toEqual({ to: 'go' });
  });
});

describe('a question', () => {
  it('is answered by a card of the hand', () => {
    asked({ kind: 'discard' }, 'discard Owl', 'discard Fuel');
    desk.pickCard('Fuel');
    expect(sent()).toEqual(['PlayMove discard Fuel']);
  });

  it('is answered by the number of a group', () => {
    asked({ kind: 'return', rival: 1 }, 'return Lacewing', 'return Owl');
    press('2');
    expect(sent()).toEqual(['PlayMove return Owl']);
  });

  it('says why a card cannot answer it', () => {
    asked({ kind: 'return', rival: 1 }, 'return Owl');
    desk.pickCard('Fuel');
    expect(sent()).toEqual(['AskWhyNot return Fuel']);
  });

  it('lights free spots only when one is to be chosen', () => {
    asked({ kind: 'spot' }, 'lay 14', 'lay 15');
    expect([...desk.targets.keys()]).toEqual(['spot 14', 'spot 15']);
  });

  it('lays on the first free spot by Space', () => {
    asked({ kind: 'spot' }, 'lay 14', 'lay 15');
    desk.primary();
    expect(sent()).toEqual(['PlayMove lay 14']);
  });

  it('is left by its key', () => {
    asked({ kind: 'counter', rival: 1 }, 'ask B Owl', 'pass');
    press('n');
    expect(sent()).toEqual(['PlayMove pass']);
  });

  it('of a challenge is answered in secret', () => {
    asked({ kind: 'give', rival: 1, card: 'Owl' }, 'give Owl', 'give Scrap');
    expect([desk.isSecret, desk.whispering]).toEqual([true, [0, 1]]);
  });
});

describe('a card that is shown once', () => {
  const shown = told('card_shown', { seat: 1, kind: 'Harp', why: 'discard' }, true);

  it('lies open for a while', async () => {
    tell(shown);
    await vi.advanceTimersByTimeAsync(2000);
    expect(desk.reel.turned).toEqual({ kind: 'Harp', seat: 1, spot: null });
  });

  it('is turned down again', async () => {
    tell(shown);
    await vi.advanceTimersByTimeAsync(3000);
    expect([desk.reel.turned, desk.isBusy]).toEqual([null, false]);
  });

  it('is turned down by whoever has seen it', async () => {
    tell(shown);
    await vi.advanceTimersByTimeAsync(100);
    desk.primary();
    await vi.advanceTimersByTimeAsync(100);
    expect(desk.isBusy).toBe(false);
  });

  it('takes the key that comes a moment too late', async () => {
    tell(shown);
    await vi.advanceTimersByTimeAsync(2600);
    desk.primary();
    expect(sent()).toEqual([]);
  });

  it('takes no key after that', async () => {
    tell(shown);
    await vi.advanceTimersByTimeAsync(3500);
    desk.primary();
    expect(sent()).toEqual(['PlayMove take']);
  });

  it('is not skipped with what moves before it', async () => {
    tell(told('pawn_walked', { seat: 1, start: 12, end: 15, route: [13, 14, 15], place: '15' }), shown);
    await vi.advanceTimersByTimeAsync(50);
    desk.skip();
    await vi.advanceTimersByTimeAsync(50);
    expect(desk.reel.turned?.kind).toBe('Harp');
  });

  it('is in no line of the log', async () => {
    const words = { id: 'clockwork-event-card-laid', args: { name: { seat: 1 } } };
    tell(shown, { ...told('card_laid', { seat: 1, spot: 14 }), words });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(desk.lines.map(({ text }) => text)).toEqual(['Benedek laid it face down on spot 14']);
  });

  it('is confirmed once it was seen', async () => {
    tell(shown);
    await vi.advanceTimersByTimeAsync(3000);
    expect(socket.sent.map(({ type }) => type)).toContain('ConfirmShown');
  });
});

describe('at one screen', () => {
  const [taken, secret] = ['clockwork-event-card-drawn', { seat: 0, yard: 2, left: 1, kind: 'Power' }];
  const name = { name: { seat: 0 } };
  const words = { words: { id: `${taken}.kind`, args: name }, openly: { id: taken, args: name } };

  it.each([
    [0, 'Mara took the Power card from Yard 2'],
    [1, 'Mara took a card from Yard 2'],
  ])('a log says to seat %i no more than it was told', async (you, text) => {
    seated(standing(0), 2, [], 0);
    const entry: EntryTold = { seq: 1, seat: 0, events: [{ ...told('card_drawn', secret), ...words }] };
    socket.tell({ type: 'EntriesPlayed', id: null, entries: [entry], standing: standing(1, { you }) });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(desk.lines.at(-1)?.text).toBe(text);
  });
});

describe('one screen for all', () => {
  it('needs no curtain before the first turn', () => {
    seated(standing(1, { turn: 0 }), 3);
    expect(desk.isOpenToAll).toBe(true);
  });

  it('needs one from the first turn on', () => {
    seated(standing(1, { turn: 1 }), 3);
    expect(desk.isOpenToAll).toBe(false);
  });

  it('shows no hand until a curtain was opened', () => {
    seated(standing(1), 3);
    expect(desk.hand).toEqual([]);
  });

  it('shows the hand of whoever opened it', () => {
    seated(standing(1), 3);
    table.lookAnew(0);
    expect(desk.hand.map(({ kind }) => kind)).toEqual(['Lacewing', 'Owl', 'Fuel', 'Scrap']);
  });
});

describe('a card too many', () => {
  const drawn = (facts: Record<string, unknown>): readonly EntryTold[] => [
    { seq: 1, seat: 0, events: [told('card_drawn', { seat: 0, yard: 2, left: 3, ...facts })] },
  ];
  const discarding = (entries: readonly EntryTold[]): void =>
    seated(standing(1, { question: { ...QUESTION, kind: 'discard' } }, ['discard Owl']), 1, entries);

  it('says which is new', () => {
    discarding(drawn({ kind: 'Owl' }));
    expect(desk.hint).toBe('You got an Owl part. Choose a card of your hand to discard.');
  });

  it('says what to do when none is', () => {
    discarding([]);
    expect(desk.hint).toBe('Choose a card of your hand to discard.');
  });
});
