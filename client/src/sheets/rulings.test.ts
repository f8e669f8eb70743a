import { describe, expect, it } from 'vitest';
import type { ReadingShown } from '../wire';
import { groundOf, isRuling, unusual } from './rulings';

const reading = (name: string, value: string, isHouseRule = false): ReadingShown => ({
  name,
  rule: 'CAS R1',
  choices: ['a', 'b'],
  default: 'a',
  value,
  printed: isHouseRule ? 'a' : value,
  isHouseRule,
});

describe('the ground of a reading', () => {
  it('is a house rule where the table chose', () => expect(groundOf(reading('loss', 'b', true))).toBe('house-rule'));
  it('is the book where it differs from our ruling', () => expect(groundOf(reading('loss', 'b'))).toBe('as-printed'));
  it('is our ruling otherwise', () => expect(groundOf(reading('loss', 'a'))).toBe('our-ruling'));
  it('is a house rule, too, where the table chose our ruling over the book', () => {
    expect(groundOf({ ...reading('loss', 'a'), printed: 'b', isHouseRule: true })).toBe('house-rule');
  });
});

it('lists what is unusual, house rules first', () => {
  expect(
    unusual([reading('one', 'a'), reading('two', 'b'), reading('three', 'b', true)]).map(({ name }) => name),
  ).toEqual(['three', 'two']);
});

it('tells rulings from paragraphs', () => expect(['CAS R6', 'CAS 2.6'].map(isRuling)).toEqual([true, false]));
