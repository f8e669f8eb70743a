import { beforeEach, describe, expect, it } from 'vitest';
import { rememberGuide } from '../guide/remembered';
import { botWanted, companyOf, keepCompany, offeredLevel, waysFor } from './company';

const LEVELS = [1, 2, 4].map((number) => ({ number, name: `Level ${number}`, memory: 0 }));

beforeEach(() => localStorage.clear());

describe('with whom a game was played', () => {
  it('is nobody at first, and the steady bot', () =>
    expect(companyOf('castle')).toEqual({ way: null, level: 3, memory: null }));

  it('is the next gentle bot after a guide', () => {
    rememberGuide('castle', { code: 'X8ZK-W7SA', step: 9, steps: 9, isDone: true });
    expect([companyOf('castle').level, companyOf('toybattle').level]).toEqual([2, 3]);
  });

  it('is kept for each game', () => {
    keepCompany('toybattle', { way: 'bot', level: 5 });
    expect([companyOf('toybattle'), companyOf('castle').level]).toEqual([{ way: 'bot', level: 5, memory: null }, 3]);
  });

  it('keeps the level when only the way changes', () => {
    keepCompany('toybattle', { level: 5 });
    keepCompany('toybattle', { way: 'here' });
    expect(companyOf('toybattle').level).toBe(5);
  });

  it('is forgotten when what was kept cannot be read', () => {
    localStorage.setItem('toychest.company', 'null');
    expect(companyOf('toybattle').way).toBeNull();
  });
});

describe('the ways to play', () => {
  it('begin with a bot where nobody can play alone', () =>
    expect(waysFor([2], true, null)).toEqual(['bot', 'here', 'link', 'middle']));
  it('begin with playing alone where that is possible', () =>
    expect(waysFor([1, 2, 3], true, null)).toEqual(['alone', 'bot', 'here', 'link', 'middle']));
  it('begin with the way taken last', () =>
    expect(waysFor([1, 2], true, 'here')).toEqual(['here', 'alone', 'bot', 'link', 'middle']));
  it('have no bot where none is offered', () => expect(waysFor([2], false, 'bot')).toEqual(['here', 'link', 'middle']));
});

describe('the level', () => {
  it('is the one chosen', () => expect(offeredLevel(LEVELS, 4)).toBe(4));
  it('is the nearest where that is not offered', () => expect(offeredLevel(LEVELS, 6)).toBe(4));
});

it('wants no name for a bot', () => expect(botWanted(2)).toEqual({ name: '', isHere: false, bot: 2, memory: null }));
