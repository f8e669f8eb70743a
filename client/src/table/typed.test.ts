import { afterEach, describe, expect, it, vi } from 'vitest';
import { buttonSaying, moveSaying, typable, withItsVerb } from './typed';

vi.mock('../words/saying', () => ({ spoken: ({ id }: { id: string }) => id }));

afterEach(() => (document.body.innerHTML = ''));

it('puts moves together that begin alike', () => {
  expect(typable(['take', 'place Roxy 12', 'place Roxy 18', 'walk yard 3'])).toEqual([
    { start: '', ends: ['take'] },
    { start: 'place Roxy', ends: ['12', '18'] },
    { start: 'walk yard', ends: ['3'] },
  ]);
});

it('finds a button by its words, without its key', () => {
  document.body.innerHTML = '<div data-tray><button>Take  tiles <kbd>T</kbd></button></div>';
  expect(buttonSaying('take TILES')).not.toBeNull();
});

it('finds none where two say the same', () => {
  document.body.innerHTML = '<div data-tray><button>Ask</button><button>Ask</button></div>';
  expect(buttonSaying('ask')).toBeNull();
});

it('finds none that cannot be pressed', () => {
  document.body.innerHTML = '<div data-tray><button disabled>Go!</button></div>';
  expect(buttonSaying('go!')).toBeNull();
});

describe('words of a language', () => {
  const LEGAL = ['place Roxy 12', 'take', 'place Roxy 18'];
  const SAID = ['poser Roxy 7 sur la base 12', 'prendre des pions', 'poser Roxy 7 sur la base 18'];
  const choices = { legal: LEGAL, words: SAID.map((id) => ({ id })) };

  it('are a move where they say it whole', () => {
    expect(moveSaying('Poser Roxy 7 sur la base 18', choices, [])).toBe('place Roxy 18');
  });

  it.each([
    ['Poser Roxy 12', 'place roxy 12'],
    ['poser Kwak 22', 'place kwak 22'],
    ['prendre', 'take'],
    ['place Roxy 12', 'place Roxy 12'],
    ['dormir', 'dormir'],
  ])('stand for the verb of the notation: %s', (typed, meant) => {
    expect(withItsVerb(typed, choices, [])).toBe(meant);
  });
});
