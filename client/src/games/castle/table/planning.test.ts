import { describe, expect, it } from 'vitest';
import {
  answeringWay,
  choosingGate,
  choosingWand,
  choosingWay,
  nthWay,
  plannedOf,
  turnedIn,
  turning,
  type Planned,
} from './planning';

const plan = (...moves: string[]): Planned[] => moves.map((move, place) => ({ move, seq: 10 + place }));
const sent = (correction: { send: readonly { move: string }[] }) => correction.send.map(({ move }) => move);

describe('turning a card', () => {
  it('is simply sent when nothing is planned', () => {
    expect(turning([], 2, 'left')).toEqual({
      takeBack: null,
      send: [{ move: 'turn 2 left', isWanted: true }],
      dropped: [],
    });
  });

  it('follows the turns already made', () => {
    expect(turning(plan('turn 1 right'), 2, 'left')).toMatchObject({ takeBack: null, send: [{ move: 'turn 2 left' }] });
  });

  it('turns back when turned that way already', () => {
    expect(turning(plan('turn 1 right'), 1, 'right')).toEqual({ takeBack: 10, send: [], dropped: ['turn 1 right'] });
  });

  it('changes in its place and keeps the turn after it', () => {
    const change = turning(plan('turn 1 right', 'turn 3 left'), 1, 'left');
    expect([change.takeBack, ...sent(change)]).toEqual([10, 'turn 1 left', 'turn 3 left']);
  });

  it('takes back the answers, and sends them again after it', () => {
    const change = turning(plan('turn 1 right', 'walk up', 'jump c4'), 3, 'left');
    expect([change.takeBack, ...sent(change)]).toEqual([11, 'turn 3 left', 'walk up', 'jump c4']);
  });

  it('marks only the wish as wanted', () => {
    const change = turning(plan('walk up'), 1, 'left');
    expect(change.send.map(({ isWanted }) => isWanted)).toEqual([true, false]);
  });

  it('remembers what was taken back, for when the wish is refused', () => {
    expect(turning(plan('turn 1 right', 'walk up'), 1, 'left').dropped).toEqual(['turn 1 right', 'walk up']);
  });
});

describe('a turned card', () => {
  it('is known by the plan', () => {
    expect([turnedIn(plan('turn 1 about'), 1), turnedIn(plan('turn 1 about'), 2)]).toEqual(['about', null]);
  });
});

describe('choosing a way', () => {
  it('answers the open question', () => {
    expect(sent(choosingWay(plan('turn 1 left'), 0, 'up'))).toEqual(['walk up']);
  });

  it('changes the answer of the right card', () => {
    const change = choosingWay(plan('walk up', 'walk left'), 1, 'down');
    expect([change.takeBack, ...sent(change)]).toEqual([11, 'walk down']);
  });

  it('leaves it open when the same way is chosen again', () => {
    expect(choosingWay(plan('walk up', 'jump c4'), 0, 'up')).toMatchObject({ takeBack: 10, send: [] });
  });
});

describe('a way asked for again', () => {
  it('is answered behind all others', () =>
    expect(sent(answeringWay(plan('walk up', 'walk up'), 'up'))).toEqual(['walk up']));
});

describe('which way is a card’s own', () => {
  const walk = (kind: string, card: number, repeat: number, direction: string) => ({ kind, card, repeat, direction });

  it('is counted by sorcerer cards where repeats go the same way', () => {
    const walks = [walk('sorcerer', 1, 0, 'up'), walk('sorcerer', 1, 1, 'up'), walk('sorcerer', 3, 0, 'left')];
    expect(nthWay(walks, plan('walk up', 'walk left'), 3)).toBe(1);
  });

  it('is counted with the repeats where each was asked for', () => {
    const walks = [walk('sorcerer', 1, 0, 'up'), walk('sorcerer', 1, 1, 'down'), walk('sorcerer', 3, 0, 'left')];
    expect(nthWay(walks, plan('walk up', 'walk down', 'walk left'), 3)).toBe(2);
  });

  it('comes behind all others when it is not chosen yet', () => {
    expect(nthWay([walk('sorcerer', 1, 0, 'up')], plan('walk up'), 2)).toBe(1);
  });
});

describe('a wand', () => {
  it('is answered when it is asked about', () =>
    expect(sent(choosingWand(plan('walk up'), true, 'use wand'))).toEqual(['use wand']));

  it('has its latest answer changed when none is asked about', () => {
    const change = choosingWand(plan('use wand', 'walk up'), false, 'leave wand');
    expect([change.takeBack, ...sent(change)]).toEqual([10, 'leave wand', 'walk up']);
  });
});

describe('choosing a gate', () => {
  it('answers the gate that is asked about', () => {
    expect(sent(choosingGate(plan('jump c4'), true, 'jump g3'))).toEqual(['jump g3']);
  });

  it('changes the latest answer when no gate is asked about', () => {
    const change = choosingGate(plan('jump c4', 'walk up'), false, 'stay');
    expect([change.takeBack, ...sent(change)]).toEqual([10, 'stay', 'walk up']);
  });
});

describe('the entries of a plan', () => {
  it('are the latest live ones', () => {
    const live = [
      { seq: 3, seat: -1 },
      { seq: 4, seat: 0 },
      { seq: 9, seat: 0 },
    ];
    expect(plannedOf(live, ['turn 1 left', 'walk up'])).toEqual([
      { seq: 4, move: 'turn 1 left' },
      { seq: 9, move: 'walk up' },
    ]);
  });
});
