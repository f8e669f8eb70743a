import { expect, it } from 'vitest';
import type { StepShown } from '../../../wire';
import { centreOf } from './geometry';
import { chestsOf, layoutOf } from './layout';
import { flightSpot, goalSpot, sorcererSpot } from './spots';

const layout = layoutOf('wide', 7, 6);
const { grid } = layout;
const walk: StepShown = { kind: 'walk', number: 1, card: 1, repeat: 0, direction: 'left', start: 'g3', end: 'f3' };

it('hops over the door half way through a step', () => {
  const spot = sorcererSpot(grid, { from: 'd1', to: 'e1', part: 0.5, how: 'walk' });
  expect(spot.y).toBeLessThan(centreOf(grid, 'd1').y);
});

it('is small in the middle of a jump and whole at its end', () => {
  const sizes = [0.5, 1].map((part) =>
    sorcererSpot(grid, { from: 'e1', to: 'c4', part, how: 'jump' }).scale.toFixed(2),
  );
  expect(sizes).toEqual(['0.45', '1.00']);
});

it('ends a way beside a treasure, on the side the arrow does not come from', () => {
  expect(goalSpot(grid, walk, new Set(['f3'])).x).toBeLessThan(centreOf(grid, 'f3').x);
});

it('ends a way in the middle of an empty room', () => {
  expect(goalSpot(grid, walk, new Set())).toEqual({ ...centreOf(grid, 'f3'), scale: 1 });
});

it('lands a found treasure in its own chest', () => {
  const spot = flightSpot(
    layout,
    { picture: 'gem', square: 'f3', part: 1 },
    [
      ['crown', 'a1'],
      ['cup', 'a2'],
      ['gem', 'f3'],
    ].map(([picture = '', square = '']) => ({ picture, squares: [square], found: 0 })),
  );
  expect(spot).toMatchObject({ x: chestsOf(layout, 3)[2]?.x, y: chestsOf(layout, 3)[2]?.y });
});
