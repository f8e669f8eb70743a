import { describe, expect, it } from 'vitest';
import { hasBeatenBots, isGladEnd } from './plainly';

const ME = { isYours: true };
const BOT = { isYours: false, bot: 1 };
const GUEST = { isYours: false, bot: null };
const ended = (...places: number[]) => ({ reason: 'objective', rule: 'TOY 7.2', points: [], places });

describe('who has beaten bots', () => {
  it('came first alone among them', () => expect(hasBeatenBots(ended(1, 2), [ME, BOT])).toBe(true));
  it('did not come second', () => expect(hasBeatenBots(ended(2, 1), [ME, BOT])).toBe(false));
  it('did not share the first place with all', () => expect(hasBeatenBots(ended(1, 1), [ME, BOT])).toBe(false));
  it('did not beat a person', () => expect(hasBeatenBots(ended(1, 2), [ME, GUEST])).toBe(false));
  it('does not only look on', () => expect(hasBeatenBots(ended(1, 2), [GUEST, BOT])).toBe(false));
  it('does not sit here twice', () => expect(hasBeatenBots(ended(1, 2, 3), [ME, ME, BOT])).toBe(false));
});

describe('an end that somebody is glad about', () => {
  it('is won by whoever looks', () => expect(isGladEnd(ended(1, 2), [ME, BOT])).toBe(true));
  it('is not lost by whoever looks', () => expect(isGladEnd(ended(2, 1), [ME, GUEST])).toBe(false));
  it('is won by one of two who share a screen', () => expect(isGladEnd(ended(2, 1), [ME, ME])).toBe(true));
  it('is won by a person, for an onlooker', () => expect(isGladEnd(ended(2, 1), [BOT, GUEST])).toBe(true));
  it('is not won by a bot, for an onlooker', () => expect(isGladEnd(ended(1, 2), [BOT, GUEST])).toBe(false));
});
