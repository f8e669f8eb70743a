import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { say, speak } from '../words/words.svelte';
import Stepper from './Stepper.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

function shown(value: number) {
  const onchange = vi.fn();
  render(Stepper, { label: 'How many?', least: 1, most: 28, value, onchange });
  return onchange;
}
const field = (): HTMLInputElement => screen.getByLabelText('How many?', { selector: 'input' });

it('goes one up or one down', async () => {
  const onchange = shown(4);
  await fireEvent.click(screen.getByRole('button', { name: say('stepper-more') }));
  await fireEvent.click(screen.getByRole('button', { name: say('stepper-less') }));
  expect(onchange.mock.calls).toEqual([[5], [3]]);
});

it('ends at both ends', () => {
  shown(28);
  expect(screen.getAllByRole<HTMLButtonElement>('button').map((button) => button.disabled)).toEqual([false, true]);
});

it('takes a number that is typed, as far as it goes', async () => {
  const onchange = shown(4);
  await fireEvent.change(field(), { target: { value: '99' } });
  expect(onchange).toHaveBeenCalledWith(28);
});

it('stays as it is when nothing is typed', async () => {
  const onchange = shown(4);
  await fireEvent.change(field(), { target: { value: '' } });
  expect(onchange).toHaveBeenCalledWith(4);
});
