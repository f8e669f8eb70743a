/** The id of the words that describe whatever a hint points at. */
export const HINTED = 'hinted';
