import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../wire';
import { waysOf } from './pointing';

const PLAN = {
  steps: [],
  question: null,
  block: null,
  isPossible: true,
  mayStop: false,
  turnsLeft: 1,
  treasures: 0,
  ghostAfter: 0,
};
const view = (name: string) => ({ plan: { ...PLAN, moves: [name] } });
const frame = (move: string, name: string): Frame => ({ seq: 1, seat: 0, move, events: [], view: view(name) });
const pointed = (then: readonly Frame[], foreseen: unknown = null) => ({
  seat: 0,
  played: then[0]?.move ?? '',
  better: ['go'],
  foreseen,
  then,
});

describe('the ways of two rows', () => {
  it('the played one is the plan before it went', () =>
    expect(waysOf(pointed([frame('turn 1 left', 'turned'), frame('go', 'gone')]), view('laid')).played?.moves).toEqual([
      'turned',
    ]));
  it('a row that went at once was planned as it lay', () =>
    expect(waysOf(pointed([frame('go', 'gone')]), view('laid')).played?.moves).toEqual(['laid']));
  it('the better one is the plan that was foreseen', () =>
    expect(waysOf(pointed([frame('go', 'gone')], view('better')), view('laid')).better?.moves).toEqual(['better']));
  it('none is better while it is to be found', () =>
    expect(waysOf({ ...pointed([frame('go', 'gone')]), better: [] }, view('laid')).better).toBe(null));
});
