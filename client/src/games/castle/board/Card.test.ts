import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Card from './Card.svelte';

afterEach(cleanup);

it('is a pressed button when it can be picked and is selected', async () => {
  const onPick = vi.fn();
  render(Card, {
    face: 'arrow',
    label: 'Step',
    name: 'Card 1: step right',
    laid: 'right',
    points: 'right',
    isSelected: true,
    onPick,
  });
  const button = screen.getByRole('button', { name: 'Card 1: step right', pressed: true });
  await fireEvent.click(button);
  expect(onPick).toHaveBeenCalledOnce();
});

it('is an image when it only lies there', () => {
  render(Card, { face: 'loop', label: 'Again' });
  expect(screen.getByRole('img', { name: 'Again' })).toBeTruthy();
});
