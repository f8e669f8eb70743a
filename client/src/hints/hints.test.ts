import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSocket } from '../connection/fakeSocket';
import { tableShown } from '../table/fixtures';
import { Table } from '../table/table.svelte';
import type { AskHint, HintGiven, Standing, TableShown } from '../wire';

const HOOK = { id: 'toybattle-move-place', args: { troop: 'Hook', place: 3 } };

let socket: FakeSocket;
let table: Table;

const standing = (seq: number): Standing => ({
  seq,
  view: null,
  toAct: [0],
  waitsFor: null,
  choices: [{ seat: 0, legal: ['take', 'place Hook 3', 'place Star 3'], words: [], takeBack: null }],
  outcome: null,
});
const shown = (seq: number): TableShown => tableShown(standing(seq));
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const asked = (): AskHint[] => socket.sent.filter((message) => message.type === 'AskHint');
const answer = async (): Promise<void> => {
  const { id, seq, grade } = asked().at(-1) as AskHint;
  const given: HintGiven = {
    type: 'HintGiven',
    id,
    seat: 0,
    seq,
    grade,
    by: 'search',
    isExact: false,
    nudge: { start: 'place', among: 2, legal: 3 },
    best: { worth: 0.6, low: 0.5, high: 0.7 },
    candidates:
      grade > 1
        ? [{ move: 'place Hook 3', words: HOOK, worth: 0.6, low: 0.5, high: 0.7, isExact: false, gains: [] }]
        : [],
    because: [],
    foreseen: grade > 2 ? [{ seat: 0, move: 'place Hook 3', words: HOOK }] : [],
    reason: null,
    facts: {},
  };
  socket.tell(given);
  await heard();
};

beforeEach(() => {
  localStorage.clear();
  socket = new FakeSocket();
  table = new Table('LAMB-7KQD', () => socket);
  table.start();
  socket.onopen?.();
  socket.tell(shown(4));
});
afterEach(() => table.stop());

describe('a hint', () => {
  it('is asked for in the first grade, for the move that comes', () => {
    table.hints.more();
    expect(asked()).toMatchObject([{ seat: 0, seq: 5, grade: 1 }]);
  });

  it('is not asked for beside a coach', () => {
    const guide = { beat: 0, isDone: false, isElsewhere: false, isOver: false };
    const beats = [{ step: 1, words: HOOK, rules: [], lights: [] }];
    socket.tell(tableShown({ ...standing(4), guide }, { guide: { name: 'toybattle', steps: 1, beats } }));
    expect(table.hints.mayAsk).toBe(false);
  });

  it('is waited for without keeping anybody from playing', () => {
    table.hints.more();
    expect([table.hints.isWaiting, table.asking]).toEqual([true, 0]);
  });

  it('lights up what is worth looking at', async () => {
    table.hints.more();
    await answer();
    expect([table.hints.isWaiting, table.hints.lights('place Star'), table.hints.lights('take')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('gets clearer each time, up to the third', async () => {
    table.hints.more();
    await answer();
    table.hints.more();
    await answer();
    table.hints.more();
    await answer();
    table.hints.more();
    expect(asked().map(({ grade }) => grade)).toEqual([1, 2, 3]);
  });

  it('is asked for one at a time: a wish meanwhile waits', async () => {
    table.hints.more();
    table.hints.more();
    const early = asked().length;
    await answer();
    expect([early, asked().at(-1)?.grade]).toEqual([1, 2]);
  });

  it('lights only a move that was chosen from it', async () => {
    table.hints.more();
    await answer();
    table.hints.choose('place Star 3');
    expect(table.hints.lit).toEqual(['place Star 3']);
  });

  it('glows no more when its words are put away, and comes back as it was', async () => {
    table.hints.more();
    await answer();
    table.hints.shut();
    const [isOpen, lit] = [table.hints.isOpen, table.hints.lit.length];
    table.hints.more();
    expect([isOpen, lit, table.hints.lit.length, asked().length]).toEqual([false, 0, 2, 1]);
  });

  it('goes on glowing where its words make room for a move that was chosen, and hides no other one', async () => {
    table.hints.more();
    await answer();
    table.hints.choose('place Star 3');
    table.hints.makeRoom();
    expect([table.hints.isOpen, table.hints.lit, table.hints.alone]).toEqual([false, ['place Star 3'], []]);
  });
});

describe('when the table moves on', () => {
  it('a hint is gone', async () => {
    table.hints.more();
    await answer();
    socket.tell(shown(5));
    expect([table.hints.isOpen, table.hints.lit]).toEqual([false, []]);
  });

  it('an answer that comes late means nothing', async () => {
    table.hints.more();
    socket.tell(shown(5));
    await answer();
    expect([table.hints.given, table.hints.isOpen]).toEqual([null, false]);
  });

  it('the next one begins anew', async () => {
    table.hints.more();
    await answer();
    table.hints.more();
    await answer();
    socket.tell(shown(5));
    table.hints.more();
    expect(asked().at(-1)).toMatchObject({ seq: 6, grade: 1 });
  });
});

it('closes when it is refused', async () => {
  table.hints.more();
  socket.tell({ type: 'RequestRefused', id: asked()[0]?.id ?? '', code: 'not-to-act', facts: { seat: 0 } });
  await heard();
  expect([table.hints.isOpen, table.problem?.code]).toEqual([false, 'not-to-act']);
});
