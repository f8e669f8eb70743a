import { describe, expect, it } from 'vitest';
import { hintedIntent, narrowed, placeOf } from './hinted';

describe('what a hint means to do', () => {
  it('is the way that all its moves take', () =>
    expect(hintedIntent(['go yard 3', 'go towers'])).toEqual({ to: 'go' }));
  it('is asking one seat', () => expect(hintedIntent(['ask B Moth', 'ask B Fuel'])).toEqual({ ask: 1 }));
  it('is nothing when its moves differ', () => expect(hintedIntent(['go yard 3', 'take'])).toBeNull());
  it('is nothing when two seats may be asked', () => expect(hintedIntent(['ask B Moth', 'ask C Moth'])).toBeNull());
  it('is nothing for what one click does', () => expect(hintedIntent(['take'])).toBeNull());
  it('is nothing without a hint', () => expect(hintedIntent([])).toBeNull());
});

describe('where a move leads', () => {
  it('is a place of the city', () => expect(placeOf('walk yard 3')).toBe('yard 3'));
  it('is a spot beside it', () => expect(placeOf('lay 14')).toBe('spot 14'));
  it('is nowhere for a card', () => expect(placeOf('discard Moth')).toBeNull());
});

describe('places that glow', () => {
  const places = new Map([
    ['towers', 'go towers'],
    ['yard 3', 'go yard 3'],
  ]);
  it('are those of the hint', () => expect([...narrowed(places, ['go towers']).keys()]).toEqual(['towers']));
  it('are all when the hint is about something else', () => expect(narrowed(places, ['take'])).toBe(places));
});
