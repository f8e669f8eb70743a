import { afterEach, expect, it } from 'vitest';
import { buttonSaying, typable } from './typed';

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
