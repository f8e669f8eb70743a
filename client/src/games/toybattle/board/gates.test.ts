import { expect, it } from 'vitest';
import { gateText } from './gates';

it.each([
  [[6, 7], '6·7'],
  [[3, 4, 5], '3–5'],
  [[1, 3, 5], '1·3·5'],
])('writes %j on a gate as %s', (lets, text) => expect(gateText(lets)).toBe(text));
