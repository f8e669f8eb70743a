/** Every little thing that decorates a board; `Stamp.svelte` draws them. */
export type StampName =
  | 'fir' | 'bush' | 'hay' | 'daisy' | 'tent'
  | 'ripple' | 'ring' | 'palm'
  | 'puff' | 'balloon'
  | 'fern' | 'volcano'
  | 'stone' | 'twig'
  | 'sailboat'
  | 'cog' | 'panel'
  | 'cushions' | 'block'
  | 'parasol' | 'pennant';
