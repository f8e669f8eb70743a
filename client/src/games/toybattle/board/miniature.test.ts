import { describe, expect, it } from 'vitest';
import { BATTLES, battleOn } from '../../../gallery/battles';
import { sketchOf, terrainNames } from './miniature';

it('knows every terrain of the box', () => expect(terrainNames().toSorted()).toEqual(Object.keys(BATTLES).toSorted()));

describe.each(Object.keys(BATTLES))('%s', (terrain) => {
  const { view } = battleOn(terrain);
  const sketch = sketchOf(terrain);

  it('has the places of the board', () =>
    expect([...(sketch?.places.keys() ?? [])].toSorted((a, b) => a - b)).toEqual(
      view.places.map(({ number }) => number),
    ));
  it('has its paths', () => expect(sketch?.paths.length).toBe(view.paths.length));
  it('has its headquarters', () =>
    expect(sketch?.castles.length).toBe(view.places.filter(({ owner }) => owner !== null).length));
});

it('draws nothing that it does not know', () => expect(sketchOf('moon')).toBeNull());
