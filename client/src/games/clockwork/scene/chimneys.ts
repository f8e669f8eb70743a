/** The far chimneys behind the city: where each stands, how high and how wide it is, in a picture 814 wide. */
export const CHIMNEYS = [
  [62, 150, 34],
  [104, 100, 24],
  [136, 190, 40],
  [640, 180, 36],
  [684, 110, 24],
  [718, 160, 38],
  [230, 90, 22],
  [570, 80, 22],
] as const;
