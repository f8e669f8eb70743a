import { describe, expect, it } from 'vitest';
import { Choices } from '../../../choices/choices.svelte';
import { STANDARD } from '../../../choices/fixtures';
import type { CastleView } from '../../../wire';
import { isOurPuzzle, nextPuzzle, beforePlay, puzzlesOf } from './beforePlay';

const edition = {
  ...STANDARD,
  options: [{ name: 'puzzle', choices: ['none', 1, 2, 'one', 'two'], default: 'none', takesFile: true }],
};
const MINE = { file: 'treasures = ["c1"]' };
const ATTIC = { file: 'name = "Attic"' };
const OLDER = { profile: 'older', halfTurns: true, board: { name: 'garden' } } as CastleView;

describe('a puzzle', () => {
  it('of ours decides everything', () =>
    expect(beforePlay.settled?.({ puzzle: 'one' })).toEqual(['profile', 'half_turns', 'board', 'deck', 'treasures']));
  it('is named with its board', () =>
    expect(beforePlay.named?.({ puzzle: 'one' })).toEqual(['profile', 'puzzle', 'board']));
  it('plays the rules and the board that it brings', () =>
    expect(beforePlay.played?.({ puzzle: 'one', profile: 'base', half_turns: false, board: ATTIC }, OLDER)).toEqual({
      puzzle: 'one',
      profile: 'older',
      half_turns: true,
      board: 'garden',
    }));
  it('is followed by the next', () =>
    expect(nextPuzzle(edition, { puzzle: 'one', profile: 'young' })?.options).toEqual({
      puzzle: 'two',
      profile: 'young',
    }));
  it('may be the last', () => expect(nextPuzzle(edition, { puzzle: 'two' })).toBeNull());
});

describe('an exercise of the course', () => {
  it('has a number instead of a name', () => expect(puzzlesOf(edition)).toEqual(['one', 'two']));
  it('is one of ours', () =>
    expect([isOurPuzzle({ puzzle: 1 }), isOurPuzzle({ puzzle: MINE })]).toEqual([true, false]));
});

describe('a puzzle of one’s own', () => {
  it('is sent with a board of one’s own', () => {
    const choices = new Choices([STANDARD], beforePlay.settled);
    choices.setOption('board', ATTIC);
    choices.setOption('puzzle', MINE);
    expect(choices.wanted().options).toEqual({ board: ATTIC, puzzle: MINE });
  });

  it('may bring its own, which is said', () =>
    expect(beforePlay.settledId?.({ puzzle: MINE })).toBe('castle-puzzle-may-bring'));
  it('is played on the board that was chosen with it', () =>
    expect(
      beforePlay.played?.({ puzzle: MINE, board: ATTIC }, { ...OLDER, board: { ...OLDER.board, name: 'Attic' } })[
        'board'
      ],
    ).toBe(ATTIC));
  it('has none after it', () => expect(nextPuzzle(edition, { puzzle: MINE })).toBeNull());
});

describe('a game that is no puzzle', () => {
  it('leaves everything to choose', () => expect(beforePlay.settled?.({ board: 'garden' })).toEqual([]));
  it('is named with its half turns', () =>
    expect(beforePlay.named?.({ half_turns: true })).toEqual(['profile', 'half_turns', 'board']));
  it('has nothing after it', () => expect(nextPuzzle(edition, { puzzle: 'none' })).toBeNull());
});
