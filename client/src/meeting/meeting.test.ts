import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Asked } from '../connection/link';
import { preferences } from '../preferences.svelte';
import type { EntryTold, PleaShown, SeatShown, Standing, TableShown } from '../wire';
import { speak } from '../words/words.svelte';
import { hasPassedOn, Meeting, type Met } from './meeting.svelte';
import { withTableLines } from './tableLines';

const ANN: SeatShown = { seat: 0, name: 'Ann', isFree: false, isYours: true };
const BEN: SeatShown = { seat: 1, name: 'Ben', isFree: false, isYours: false };
const NAMES = ['Ann', 'Ben'];
const standing = (toAct: readonly number[], waitsFor: number | null = null): Standing => ({
  seq: 9,
  view: null,
  toAct,
  waitsFor,
  choices: [],
  outcome: null,
});
const plea = (news: Partial<PleaShown> = {}): PleaShown => ({
  type: 'PleaShown',
  id: null,
  plea: 'back',
  what: 'take-back',
  by: 1,
  about: null,
  level: null,
  asked: [0],
  agreed: [],
  status: 'open',
  ...news,
});
const TAKEN: EntryTold = { seq: 10, seat: 1, events: [], takenBack: 9, agreed: [0] };

const DEALT: EntryTold = { seq: 1, seat: -1, events: [] };
const meetingOf = (...seats: readonly SeatShown[]) => meetingAt({}, ...seats);
const meetingAt = (at: Partial<Met>, ...seats: readonly SeatShown[]): { meeting: Meeting; sent: Asked[] } => {
  const sent: Asked[] = [];
  const meeting = new Meeting({
    seats,
    yours: seats.filter(({ isYours }) => isYours).map(({ seat }) => seat),
    standing: null,
    shown: null,
    live: [],
    name: (seat) => NAMES[seat] ?? '',
    mention: () => undefined,
    request: (asked) => (sent.push(asked), Promise.resolve({ type: 'SeatLeft' })),
    ...at,
  });
  return { meeting, sent };
};

beforeAll(() => speak('en', 'toybattle'));

describe('a plea', () => {
  it('is answered by whoever is asked', async () => {
    const { meeting, sent } = meetingOf(ANN, BEN);
    meeting.hear(plea());
    if (meeting.plea) await meeting.answer(meeting.plea, true);
    expect([meeting.plea && meeting.isAsked(meeting.plea), sent]).toMatchObject([
      true,
      [{ type: 'AnswerPlea', plea: 'back', isYes: true }],
    ]);
  });

  it('is not put to whoever asked', () => {
    const { meeting } = meetingOf(ANN, BEN);
    meeting.hear(plea({ by: 0, asked: [1] }));
    expect([meeting.isMine(meeting.plea), meeting.plea && meeting.isAsked(meeting.plea)]).toEqual([true, false]);
  });

  it('is not put again to whoever has agreed', () => {
    const { meeting } = meetingOf(ANN, BEN);
    meeting.hear(plea({ asked: [0], agreed: [0] }));
    expect(meeting.plea && meeting.isAsked(meeting.plea)).toBe(false);
  });

  it('to delete the table stands beside another one', () => {
    const { meeting } = meetingOf(ANN, BEN);
    meeting.hear(plea({ plea: 'gone', what: 'delete' }));
    meeting.hear(plea());
    meeting.hear(plea({ status: 'granted' }));
    expect([meeting.deletion?.plea, meeting.plea]).toEqual(['gone', null]);
  });

  it('is gone once it is answered, and a no is told', () => {
    const { meeting } = meetingOf(ANN, BEN);
    meeting.hear(plea());
    meeting.hear(plea({ status: 'declined' }));
    expect([meeting.plea, meeting.news?.text]).toEqual([null, 'The move stands.']);
  });
});

describe('a phrase', () => {
  const heardOf = (seat: number): unknown => {
    const { meeting } = meetingOf(ANN, BEN);
    meeting.hear({ type: 'PhraseSaid', id: null, seat, phrase: 'nice' });
    return [meeting.news?.text, meeting.talk.phrase(seat)];
  };
  afterEach(() => void (preferences.hearsOthers = true));

  it('of somebody else is told', () => expect(heardOf(1)).toEqual(['Ben: Nice move!', 'nice']));
  it('is not heard by whoever wants to hear nobody', () => {
    preferences.hearsOthers = false;
    expect(heardOf(1)).toEqual([undefined, null]);
  });
  it('of one’s own stands at one’s seat all the same', () => {
    preferences.hearsOthers = false;
    expect(heardOf(0)).toEqual([undefined, 'nice']);
  });
});

describe('leaving for good', () => {
  const playing = (mayResign: boolean): Partial<Met> => ({
    shown: { mayResign } as TableShown,
    standing: standing([1]),
    live: [DEALT],
  });

  it('is resigning where two play each other, also against a bot', () => {
    const { meeting } = meetingAt(playing(true), ANN, { ...BEN, bot: 3 });
    expect([meeting.mayGo, meeting.mayResign, meeting.mayLeaveForGood]).toEqual([true, true, false]);
  });

  it('gives up the seat where others go on', async () => {
    const { meeting, sent } = meetingAt(playing(false), ANN, BEN);
    expect([meeting.mayResign, meeting.mayLeaveForGood, await meeting.leaveForGood()]).toEqual([false, true, true]);
    expect(sent).toMatchObject([{ type: 'LeaveForGood', seat: 0 }]);
  });

  it('at one screen is for whoever is to act', () => {
    const { meeting } = meetingAt(playing(true), ANN, { ...BEN, isYours: true });
    expect(meeting.resigning).toBe(1);
  });

  it('stands in the log', () => {
    const entries = [
      { seq: 10, seat: 1, events: [], hand: 'nobody' },
      { seq: 11, seat: 0, events: [], forfeit: 'resigned' },
    ];
    const lines = withTableLines([], entries, NAMES);
    expect(lines.map(({ text }) => text)).toEqual(['Ben has left for good', 'Ann resigned']);
  });
});

describe('a gentle clock', () => {
  const late = (seat: number): Meeting => {
    const terms = { clock: { expiry: 'gentle', main: 300, increment: 0 } };
    const at = { shown: { terms } as TableShown, standing: standing([seat]), live: [DEALT] };
    const { meeting } = meetingAt(at, ANN, BEN);
    meeting.hear({ type: 'ClockShown', left: [5000, 0], running: [] });
    return meeting;
  };

  it('that has run out lets others choose, in that seat’s turn alone', () => {
    expect([late(1).left, late(0).left]).toEqual([1, null]);
  });
});

describe('a take-back', () => {
  it('is told to whoever plays elsewhere', () => {
    const { meeting } = meetingOf(ANN, BEN);
    meeting.heardEntries(standing([0]), [TAKEN]);
    expect(meeting.news?.text).toBe('Ben took a move back; Ann allowed it');
  });

  it('within a turn that has not passed on is no news', () => {
    const { meeting } = meetingOf(ANN, BEN);
    meeting.heardEntries(standing([1]), [{ ...TAKEN, agreed: [] }]);
    expect(meeting.news).toBeNull();
  });

  it('at one screen is no news', () => {
    const { meeting } = meetingOf(ANN, { ...BEN, isYours: true });
    meeting.heardEntries(standing([0]), [{ ...TAKEN, agreed: [] }]);
    expect(meeting.news).toBeNull();
  });

  it('that others allowed stands in the log where it happened', () => {
    const line = (key: string) => ({ key, seat: null, text: key, rule: null, strong: [] });
    const lines = withTableLines([line('9.0'), line('11.0')], [TAKEN], NAMES);
    expect(lines.map(({ text }) => text)).toEqual(['9.0', 'Ben took a move back; Ann allowed it', '11.0']);
  });
});

it('has passed on when neither a move nor a click of the seat is awaited', () => {
  const turns = [standing([0]), standing([1]), standing([-1], 0), standing([-1], 1)];
  expect(turns.map((each) => hasPassedOn(each, 0))).toEqual([false, true, false, true]);
});
