import { describe, expect, it } from 'vitest';
import { actsOf, firstIntent, isOffered, showingOf } from './acts';
import { answersOf, letterOf } from './answers';

const CALLED = { total: 7, nameOf: (seat: number) => ['Mara', 'Benedek'][seat] ?? '' };
const acts = (...legal: string[]) => actsOf(answersOf(legal), CALLED);
const ids = (...legal: string[]) => acts(...legal).map(({ id }) => id.replace('clockwork-do-', ''));

describe('the buttons', () => {
  it('of a seven are four', () => {
    expect(ids('walk 19', 'go yard 5', 'take', 'ask B Owl')).toEqual(['go', 'take', 'ask', 'walk']);
  });

  it('of a plain walk are none', () => expect(ids('walk 19', 'walk yard 2')).toEqual([]));

  it('name whom one may ask', () => expect(acts('ask B Owl')[0]?.args).toEqual({ name: 'Benedek' }));

  it('put doing without last', () => expect(ids('pass', 'search Owl', 'take')).toEqual(['take', 'search', 'pass']));

  it('speak of the card that was found', () =>
    expect(actsOf(answersOf(['take', 'pass']), { ...CALLED, isFound: true }).map(({ id }) => id)).toEqual([
      'clockwork-do-take-found',
      'clockwork-do-pass-found',
    ]));

  it('lay a card on the first free spot', () => expect(acts('lay 3', 'lay 4')[0]?.move).toBe('lay 3'));

  it('do not point at a card by themselves', () => expect(ids('point 3')).toEqual([]));

  it('lay a machine down', () =>
    expect(acts('build Owl', 'hold').map(({ move }) => move)).toEqual(['build Owl', 'hold']));
});

describe('what is meant', () => {
  const meant = (...legal: string[]) => firstIntent(answersOf(legal), acts(...legal));

  it('by a seven is to go', () => expect(meant('walk 19', 'go yard 5')).toEqual({ to: 'go' }));
  it('by another throw is to walk', () => expect(meant('walk 19')).toEqual({ to: 'walk' }));
  it('is nothing where two things may be done', () => expect(meant('take', 'ask B Owl')).toBeNull());
  it('is the only thing that may be done', () => expect(meant('search Owl')).toEqual({ to: 'search' }));
  it('is forgotten when it is not offered', () => expect(isOffered({ ask: 1 }, acts('take', 'ask C Owl'))).toBe(false));
});

describe('what is shown', () => {
  const shown = (intent: Parameters<typeof showingOf>[1], ...legal: string[]) =>
    showingOf(answersOf(legal), intent, ['Owl', 'Fuel'], letterOf);

  it('to a rival is a card of the hand', () => {
    expect([...shown({ ask: 1 }, 'ask B Owl', 'ask B Fuel').cards]).toEqual([['Owl', 'ask B Owl']]);
  });

  it('is not shown where fuel is named', () => {
    expect(shown({ ask: 1 }, 'ask B Owl', 'ask B Fuel').named).toEqual([{ kind: 'Fuel', move: 'ask B Fuel' }]);
  });

  it('is named aloud where the hand has none', () =>
    expect(shown({ to: 'search' }, 'search Harp').named).toEqual([{ kind: 'Harp', move: 'search Harp' }]));

  it('is the card that answers', () => expect([...shown(null, 'discard Owl').cards]).toEqual([['Owl', 'discard Owl']]));
});
