/** Under which the walk of whoever works at this window is kept. */
export const roundKey = ['pick-round'];
