/** Every kind of special base, with a terrain of the box that has it. */
const special = (name: string, terrain: string) => ({ name, terrain, special: name, gate: null });

export const SPECIALS = [
  special('recall', 'castle'),
  { name: 'gate', terrain: 'pool', special: null, gate: [1, 2] },
  special('draw', 'clouds'),
  special('shove', 'jungle'),
  special('exhume', 'cemetery'),
  special('nullify', 'station'),
  special('suppress', 'battlefield'),
];
