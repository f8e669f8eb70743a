import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../connection/fakeSocket';
import { battleOn } from '../../../gallery/battles';
import { tableShown } from '../../../table/fixtures';
import { Table } from '../../../table/table.svelte';
import type { BattleView, EntryTold, FromBrowser, Standing } from '../../../wire';
import { BattleDesk } from './desk.svelte';

const { view, legal } = battleOn('castle');
let socket: FakeSocket;
let table: Table;
let desk: BattleDesk;

const standing = (seq: number, shown: Partial<BattleView> = {}, moves: readonly string[] = legal): Standing => ({
  seq,
  view: { ...view, ...shown },
  toAct: [0],
  waitsFor: null,
  choices: [{ seat: 0, legal: moves, words: [], takeBack: null }],
  outcome: null,
});
const seated = (now: Standing): void =>
  socket.tell(
    tableShown(now, {
      seats: [
        { seat: 0, name: 'Mara', isFree: false, isYours: true },
        { seat: 1, name: 'Ivo', isFree: false, isYours: false },
      ],
    }),
  );
const placed = (seq: number): EntryTold => ({
  seq,
  seat: 0,
  events: [
    {
      kind: 'troop_placed',
      rule: 'TOY 2.4',
      facts: { seat: 0, troop: 'Jumbo', place: 12, covered: null, owner: null },
      isFleeting: false,
      words: { id: '' },
    },
  ],
});
const sent = (): (string | null)[] =>
  socket.sent
    .map((message: FromBrowser) => ('move' in message ? `${message.type} ${message.move}` : null))
    .filter(Boolean);

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  table = new Table('LAMB-7KQD', () => socket);
  desk = new BattleDesk(table);
  table.start();
  seated(standing(0));
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
});

it('asks nobody why not when nothing is picked, and says what to do', () => {
  desk.whyNot();
  expect([table.allowed, sent()]).toEqual([{ move: null }, []]);
});

describe('placing', () => {
  it('lights where the picked troop may go', () => {
    desk.pick(1);
    expect([desk.troop, [...desk.legalPlaces.keys()].toSorted()]).toEqual([
      'Jumbo',
      legal
        .filter((move) => move.startsWith('place Jumbo'))
        .map((move) => Number(move.split(' ')[2]))
        .toSorted(),
    ]);
  });

  it('is a click on the rack and one on the board', () => {
    desk.pick(1);
    desk.pickPlace(12);
    expect(sent()).toEqual(['PlayMove place Jumbo 12']);
  });

  it('can be a drop', () => {
    desk.drop(0, 12);
    expect(sent()).toEqual(["PlayMove place Cap'n 12"]);
  });

  it('asks why not where it may not be', () => {
    desk.pick(1);
    desk.pickPlace(24);
    expect(sent()).toEqual(['AskWhyNot place Jumbo 24']);
  });

  it('is offered another way by "why not?"', () => {
    const [, troop = '', place = ''] =
      /^place (\S+) (\d+)$/.exec(legal.find((move) => move.startsWith('place Jumbo')) ?? '') ?? [];
    desk.place(
      desk.openWay({
        code: 'not-connected',
        rule: 'TOY 3.2',
        args: {},
        facts: { breaks: Number(place) },
        move: `place ${troop} 24`,
        anchor: null,
      }) ?? { move: '', troop: '', place: 0, what: '' },
    );
    expect(sent()).toEqual([`PlayMove place Jumbo ${place}`]);
  });

  it('is put back by the same key', () => {
    desk.key(new KeyboardEvent('keydown', { key: '2' }));
    desk.key(new KeyboardEvent('keydown', { key: '2' }));
    expect(desk.picked).toBeNull();
  });
});

it('opens a stack when nothing is picked', () => {
  desk.pickPlace(18);
  expect([desk.opened, sent()]).toEqual([18, []]);
});

it('takes by its key', () => {
  desk.key(new KeyboardEvent('keydown', { key: 't' }));
  expect(sent()).toEqual(['PlayMove take']);
});

describe('a question', () => {
  const asked = (effect: string, isTroop: boolean, moves: readonly string[]): void =>
    seated(standing(1, { question: { effect, base: 17, isTroop } }, moves));

  it('is answered on the board', () => {
    asked('Jumbo', true, ['discard 18', 'decline']);
    desk.pickPlace(18);
    expect(sent()).toEqual(['PlayMove discard 18']);
  });

  it('is answered in two steps by a shove', () => {
    asked('shove', false, ['shove 18 13', 'shove 18 17', 'decline']);
    desk.pickPlace(18);
    desk.pickPlace(13);
    expect(sent()).toEqual(['PlayMove shove 18 13']);
  });

  it('is declined by its key', () => {
    asked('Star', true, ['take', 'decline']);
    desk.key(new KeyboardEvent('keydown', { key: 'n' }));
    expect(sent()).toEqual(['PlayMove decline']);
  });

  it('is used by Space', () => {
    asked('XB-42', true, ['rob', 'decline']);
    desk.primary();
    expect(sent()).toEqual(['PlayMove rob']);
  });

  it('lets one more troop be placed', () => {
    asked("Cap'n", true, ['place Jumbo 12', 'decline']);
    desk.pick(1);
    desk.pickPlace(12);
    expect(sent()).toEqual(['PlayMove place Jumbo 12']);
  });
});

describe('news', () => {
  const tell = (): void =>
    socket.tell({
      type: 'EntriesPlayed',
      id: null,
      entries: [placed(1)],
      standing: { ...standing(1, { you: 1 }), toAct: [1] },
    });

  it('are played out on the board as it was', async () => {
    tell();
    await vi.advanceTimersByTimeAsync(60);
    expect([desk.isBusy, desk.drawn.you, desk.lines.length]).toEqual([true, 0, 0]);
  });

  it('are all seen in the end', async () => {
    tell();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([desk.isBusy, desk.drawn.you, desk.lines.length, desk.last]).toEqual([false, 1, 1, [12]]);
  });

  it('do not let a dropped tile fly once more', () => {
    desk.drop(1, 12);
    tell();
    expect(desk.drawn.stacks.find(({ base }) => base === 12)?.tiles.at(-1)?.troop).toBe('Jumbo');
  });

  it('put the picked troop back', () => {
    desk.pick(0);
    tell();
    expect(desk.picked).toBeNull();
  });
});

describe('while the rival is to move', () => {
  const rivals = (more: Partial<Standing> = {}): Standing => ({ ...standing(1), toAct: [1], choices: [], ...more });
  const praised = { beat: 3, isDone: true, isElsewhere: false, isOver: false };
  it('says that it thinks', () => {
    seated(rivals());
    expect(desk.hint).not.toBe('');
  });
  it('says nothing where it waits until praise is read', () => {
    seated(rivals({ guide: praised }));
    expect(desk.hint).toBe('');
  });
});
