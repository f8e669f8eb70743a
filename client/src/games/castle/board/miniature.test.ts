import { describe, expect, it } from 'vitest';
import { boardNames, doorsOf, planIn, planOf } from './miniature';

const ATTIC = `
# lines = ["XX"]
name = "attic"
lines = [
    ". S o",
    ".w X",   # a remark, with "quotes" and [brackets
]
walls = [["a1", "a2"], ["B1","b2"]]
tower = 9
`;

describe('a board file', () => {
  it('has its lines read, spaces and small letters or not', () => expect(planIn(ATTIC)?.lines).toEqual(['.SO', '.wX']));
  it('has its walls read', () =>
    expect(planIn(ATTIC)?.walls).toEqual([
      ['a1', 'a2'],
      ['b1', 'b2'],
    ]));
  it('without lines has no plan', () => expect(planIn('name = "attic"')).toBeNull());
  it('too large has no plan', () => expect(planIn(`lines = ["${'.'.repeat(13)}"]`)).toBeNull());
});

describe('the doors of a plan', () => {
  it('are between open neighbours without a wall', () =>
    expect(doorsOf(planIn(ATTIC) ?? { lines: [], walls: [] })).toEqual([
      ['a1', 'b1'],
      ['b1', 'c1'],
      ['a2', 'b2'],
    ]));
});

describe('boards of ours', () => {
  it.each(boardNames())('%s can be drawn', (name) => expect(planOf(name)).not.toBeNull());
  it('are found in the game’s own folder', () => expect(boardNames()).toContain('castle'));
});
