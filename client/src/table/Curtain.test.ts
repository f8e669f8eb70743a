import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../connection/fakeSocket';
import Curtain from './Curtain.svelte';
import { Table } from './table.svelte';

const onopen = vi.fn();
const button = (): HTMLElement => screen.getByRole('button');

beforeEach(() => {
  vi.useFakeTimers();
  onopen.mockReset();
  render(Curtain, { table: new Table('LAMB-7KQD', () => new FakeSocket()), seat: 1, before: 0, onopen });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('opens when it is held', async () => {
  await fireEvent.pointerDown(button());
  vi.advanceTimersByTime(600);
  expect(onopen).toHaveBeenCalledOnce();
});

it('stays shut when one slips', async () => {
  await fireEvent.pointerDown(button());
  vi.advanceTimersByTime(500);
  await fireEvent.pointerUp(button());
  vi.advanceTimersByTime(5000);
  expect(onopen).not.toHaveBeenCalled();
});

it('opens by Enter', async () => {
  await fireEvent.keyDown(button(), { key: 'Enter' });
  expect(onopen).toHaveBeenCalledOnce();
});

it('does not open by a key that is still held from the turn before', async () => {
  await fireEvent.keyDown(button(), { key: 'Enter', repeat: true });
  expect(onopen).not.toHaveBeenCalled();
});

it('has the focus', () => expect(document.activeElement).toBe(button()));
