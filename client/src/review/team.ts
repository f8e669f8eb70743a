/** How a team is painted, that plays together against the game; its colour belongs to no seat. */
export const TEAM = { face: '#1F8A7A', deep: '#12574D', against: '#C6B6E6' } as const;

/** A small star in a box of 26. */
export const teamStars = 'M13 8L14.500 11.500L18 13L14.500 14.500L13 18L11.500 14.500L8 13L11.500 11.500Z';
