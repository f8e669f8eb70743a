import { expect, it } from 'vitest';
import { screenOf } from './screen.svelte';

it('has three columns on a desk', () => expect(screenOf(1440, 900, 1).layout).toBe('wide'));
it('stacks the columns when letters are twice as large', () => expect(screenOf(1440, 900, 2).layout).toBe('phone'));
it('has three columns on a very large screen, where letters grow', () =>
  expect(screenOf(3840, 2160, 2.27).layout).toBe('wide'));
it('knows a tablet held upright', () =>
  expect(screenOf(820, 1180, 1)).toMatchObject({ layout: 'rail', isUpright: true }));
it('puts board and rack side by side on a phone held across', () => expect(screenOf(844, 390, 1).isLow).toBe(true));
it('puts the rack under a flatter board on a small phone', () =>
  expect(screenOf(360, 640, 1)).toMatchObject({ isLow: false, isShort: true }));
it('has room enough on a phone of today', () => expect(screenOf(390, 844, 1).isShort).toBe(false));
