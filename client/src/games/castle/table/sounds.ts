import { play, type Sound } from '../../../sound';

const SOUNDS: Readonly<Record<string, Sound>> = {
  treasure_placed: 'place',
  card_laid: 'card',
  stack_shuffled: 'card',
  sorcerer_walked: 'step',
  sorcerer_jumped: 'gate',
  treasure_found: 'medal',
  ghost_lowered: 'wand',
  ghost_climbed: 'ghost',
  row_impossible: 'refused',
  castle_saved: 'won',
  ghost_escaped: 'lost',
  step_skipped: 'refused',
  row_halted: 'refused',
  puzzle_solved: 'won',
  puzzle_missed: 'lost',
};

/** The sound of an event; the ghost hums higher the higher it stands. */
export function soundOf(kind: string, ghost: number): void {
  const sound = SOUNDS[kind];
  if (sound) play(sound, ghost);
}
