import { describe, expect, it } from 'vitest';
import { chosenMemory, memoriesOf, memoryPlace } from './memories';

const offered = (...memories: number[]) =>
  memories.map((memory, at) => ({ number: at + 1, name: `Level ${at + 1}`, memory }));
const CITY = memoriesOf(offered(15, 40, 0));

describe('the memories of bots', () => {
  it('go from the shortest to the one that forgets nothing', () => expect(CITY).toEqual([15, 40, 0]));
  it('are none where no bot forgets', () => expect(memoriesOf(offered(0, 0))).toEqual([]));
  it('have each its place', () => expect([15, 40, 0].map((memory) => memoryPlace(CITY, memory))).toEqual([0, 1, 2]));
  it('that are not offered stand at the next longer one', () =>
    expect([20, 500].map((memory) => memoryPlace(CITY, memory))).toEqual([1, 2]));
  it('are the one that was chosen', () => expect(chosenMemory(CITY, 2, 15)).toBe(0));
  it("are the level's own where that was chosen", () => expect(chosenMemory(CITY, 0, 15)).toBeNull());
});
