import { expect, it } from 'vitest';
import { readAloud } from './spoken';

it('ends each line once', () => {
  expect(readAloud(['The cup in crown 3!', 'The sorcerer walked'])).toBe('The cup in crown 3! The sorcerer walked.');
});

it('leaves out what says nothing', () => {
  expect(readAloud(['', null, undefined, 'Go'])).toBe('Go.');
});
