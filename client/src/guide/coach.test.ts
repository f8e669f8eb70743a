import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSocket } from '../connection/fakeSocket';
import type { Desk } from '../table/desk';
import { deskAtRest, tableShown } from '../table/fixtures';
import { Table } from '../table/table.svelte';
import type { BeatShown, FromBrowser, GuideStanding, Standing } from '../wire';
import { Coach } from './coach.svelte';
import { rememberedGuide } from './remembered';

const beat = (step: number, more: Partial<BeatShown> = {}): BeatShown => ({
  step,
  words: { id: `beat-${step}` },
  rules: [`TOY ${step}.1`],
  lights: [],
  ...more,
});
const BEATS = [
  beat(1, { lights: ['place 41', 'medals'] }),
  beat(2, { move: 'take', lights: ['action take'] }),
  beat(3, { move: 'place Roxy 18', isRefused: true, after: { id: 'see' }, lights: ['tile Roxy', 'place 18'] }),
  beat(4, {
    move: 'place Skully 11',
    after: { id: 'why' },
    lights: ['tile Skully', 'place 11'],
  }),
];
const AT: GuideStanding = { beat: 0, isDone: false, isElsewhere: false, isOver: false };
const standing = (guide: Partial<GuideStanding>, more: Partial<Standing> = {}): Standing => ({
  seq: 1,
  view: null,
  toAct: [0],
  waitsFor: null,
  choices: [{ seat: 0, legal: ['take', 'place Skully 11'], words: [], takeBack: null }],
  outcome: null,
  guide: { ...AT, ...guide },
  ...more,
});

let socket: FakeSocket;
let table: Table;
let coach: Coach;
let desk: Desk;

const shown = (now: Standing): void =>
  socket.tell(tableShown(now, { guide: { name: 'toybattle', steps: 4, beats: BEATS } }));
const sent = (type: FromBrowser['type']): FromBrowser[] => socket.sent.filter((message) => message.type === type);

beforeEach(() => {
  localStorage.clear();
  socket = new FakeSocket();
  table = new Table('LAMB-7KQD', () => socket);
  table.start();
  socket.onopen?.();
  desk = deskAtRest();
  coach = new Coach(table, desk);
});
afterEach(() => table.stop());

describe('what the coach does', () => {
  it('asks for what comes next', () => {
    shown(standing({ beat: 1 }));
    expect([coach.scene, coach.words?.id]).toEqual(['asks', 'beat-2']);
  });

  it('waits while the rival is to move', () => {
    shown(standing({ beat: 1 }, { toAct: [1] }));
    expect(coach.scene).toBeNull();
  });

  it('says what was good, and the rival waits for it', () => {
    shown(standing({ beat: 3, isDone: true }, { toAct: [1] }));
    expect([coach.scene, coach.words?.id]).toEqual(['praises', 'why']);
  });

  it('says what became of a miss, at the end of the guide', () => {
    shown(standing({ beat: 1, isDone: true, missed: { id: 'gone', args: { spot: 33 } } }));
    expect([coach.scene, coach.words?.id, coach.step]).toEqual(['misses', 'gone', 4]);
  });

  it('asks for nothing while a click comes first', () => {
    shown(standing({ beat: 3, isElsewhere: true, isWaiting: true }, { toAct: [-1], waitsFor: 0 }));
    expect(coach.scene).toBeNull();
  });

  it('explains the refusal that it asked for', () => {
    shown(standing({ beat: 2 }));
    table.refusal = { code: '', rule: '', facts: {}, args: {}, move: 'place Roxy 18', anchor: null };
    coach.hearRefusal();
    expect([coach.scene, coach.words?.id]).toEqual(['explains', 'see']);
  });

  it('is silent beside any other refusal', () => {
    shown(standing({ beat: 2 }));
    table.refusal = { code: '', rule: '', facts: {}, args: {}, move: 'place Roxy 19', anchor: null };
    coach.hearRefusal();
    expect(coach.scene).toBeNull();
  });

  it('allows another legal move', () => {
    shown(standing({ beat: 1, isElsewhere: true }));
    expect([coach.scene, coach.coached]).toEqual(['allows', null]);
  });

  it('asks for no try in vain after another move: one goes on', () => {
    shown(standing({ beat: 2, isElsewhere: true }));
    expect([coach.scene, coach.words, coach.mayGoOn]).toEqual(['allows', null, true]);
  });

  it('does not go on from a move that is still to come', () => {
    shown(standing({ beat: 1, isElsewhere: true }));
    expect(coach.mayGoOn).toBe(false);
  });

  it('leaves where the guide finds no way back', () => {
    shown(standing({ beat: 1, isElsewhere: true, isOver: true }));
    expect(coach.scene).toBe('leaves');
  });

  it('says so, too, where the game went on by itself', () => {
    shown(standing({ beat: 1, isOver: true }));
    expect([coach.scene, coach.words?.id, coach.praiseWords()]).toEqual(['leaves', 'guide-leaves', '']);
  });

  it('is gone when the guide is through', () => {
    shown(standing({ beat: 4, isOver: true }));
    expect(coach.scene).toBeNull();
  });
});

describe('what glows', () => {
  it('is one thing: what is to be touched next', () => {
    desk.towards = () => 'tile Roxy';
    shown(standing({ beat: 2 }));
    expect(coach.coached).toEqual(['tile Roxy']);
  });

  it('is nothing where nothing is asked: it is only pointed at', () => {
    shown(standing({ beat: 0 }));
    expect([coach.pointed, coach.coached]).toEqual(['place 41', []]);
  });

  it('is where a card that is shown once really goes', () => {
    desk = Object.assign(desk, { isBusy: true, isStaged: true, stagedAt: ['spot 19'] });
    shown(standing({ beat: 0 }));
    expect(coach.coached).toEqual(['spot 19']);
  });

  it('is the click that opens the turn', () => {
    shown(standing({ beat: 1 }, { toAct: [-1], waitsFor: 0 }));
    expect(coach.pointed).toBe('action open');
  });
});

describe('its buttons', () => {
  it('go on from a beat', () => {
    shown(standing({ beat: 0 }));
    coach.goOn();
    expect(sent('GoOn')).toMatchObject([{ beat: 0, seat: 0 }]);
  });

  it('go on from a try in vain: what was picked up for it is put back', () => {
    let isBack = false;
    desk.putBack = () => (isBack = true);
    shown(standing({ beat: 2 }));
    table.refusal = { code: '', rule: '', facts: {}, args: {}, move: 'place Roxy 18', anchor: null };
    coach.hearRefusal();
    coach.goOn();
    expect(isBack).toBe(true);
  });

  it('show the move first, and play it when they are pressed again', () => {
    shown(standing({ beat: 1 }));
    expect(coach.showMe()).toBe(true);
    expect(sent('PlayMove')).toEqual([]);
    coach.showMe();
    expect(sent('PlayMove')).toMatchObject([{ move: 'take' }]);
  });

  it('play the move as it must be in the game that was played', () => {
    desk.asPlayed = () => 'take';
    shown(standing({ beat: 3 }));
    void coach.play();
    expect(sent('PlayMove')).toMatchObject([{ move: 'take' }]);
  });

  it('play the move at once', () => {
    shown(standing({ beat: 3 }));
    void coach.play();
    expect(sent('PlayMove')).toMatchObject([{ move: 'place Skully 11' }]);
  });

  it('send the coach away, and that is kept', () => {
    shown(standing({ beat: 2 }));
    coach.leave();
    expect([coach.scene, sent('LeaveGuide').length]).toEqual([null, 1]);
    expect(rememberedGuide('toybattle')).toMatchObject({ step: 3, isDone: false, isLeft: true });
  });
});

it('keeps how far the learner has come', () => {
  shown(standing({ beat: 4, isOver: true }));
  coach.keep();
  expect(rememberedGuide('toybattle')).toEqual({ code: 'LAMB-7KQD', step: 4, steps: 4, isDone: true, isLeft: false });
});
