import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../connection/fakeSocket';
import type { Desk } from '../table/desk';
import { tableShown } from '../table/fixtures';
import { Table } from '../table/table.svelte';
import type { HintGiven } from '../wire';
import { say, speak } from '../words/words.svelte';
import HintCard from './HintCard.svelte';

beforeEach(() => speak('en'));
afterEach(cleanup);

const ONLY: Omit<HintGiven, 'id'> = {
  type: 'HintGiven',
  seat: 0,
  seq: 4,
  grade: 1,
  by: 'only',
  isExact: true,
  nudge: { start: 'go', among: 1, legal: 1 },
  best: null,
  candidates: [],
  because: [],
  foreseen: [],
  reason: null,
  facts: {},
};

/** What a hint says where one move is legal. */
function saidOfOne(mayReplan: boolean): string {
  const socket = new FakeSocket();
  const table = new Table('LAMB-7KQD', () => socket);
  table.start();
  socket.onopen?.();
  const choices = [{ seat: 0, legal: ['go'], words: [], takeBack: null }];
  socket.tell(tableShown({ seq: 4, view: null, toAct: [0], waitsFor: null, choices, outcome: null }));
  vi.spyOn(table.hints, 'given', 'get').mockReturnValue({ ...ONLY, id: '' });
  const { container } = render(HintCard, { table, desk: { mayReplan } as Desk });
  table.stop();
  return container.querySelector('.said')?.textContent.trim() ?? '';
}

it.each([
  ['calls the only move so', false, 'hint-only'],
  ['says where to look while what was decided can be changed', true, 'hint-look'],
] as const)('%s', (_, mayReplan, words) => expect(saidOfOne(mayReplan)).toBe(say(words)));
