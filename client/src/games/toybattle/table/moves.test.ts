import { beforeAll, expect, it } from 'vitest';
import { battleOn } from '../../../gallery/battles';
import { speak } from '../../../words/words.svelte';
import { moveWords } from './moves';

const { view } = battleOn('castle');
const top = view.stacks.find(({ tiles }) => tiles.at(-1)?.seat !== view.turnSeat);
const words = (move: string, isNow = true): string => moveWords(move, { ...view, question: null }, [], isNow);

beforeAll(() => speak('en', 'toybattle'));

it('says which troop goes where', () => expect(words('place Hook 999')).toBe('place Hook 4 on 999'));
it('says whom it covers', () => expect(words(`place Roxy ${top?.base}`)).toMatch(/over .* of the enemy$/));
it('does not say so of what may follow later', () =>
  expect(words(`place Roxy ${top?.base}`, false)).not.toMatch(/over/));
it('says that a headquarters wins', () =>
  expect(words(`place Roxy ${view.places.find(({ owner }) => owner === 1)?.number}`)).toMatch(/that wins$/));
it('says that tiles are taken', () => expect(words('take')).toBe('take tiles'));
it('leaves alone what it does not know', () => expect(words('juggle')).toBe('juggle'));
