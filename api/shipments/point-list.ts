/** Reads the points of carriers anew. */
export const refreshPointsJobName = 'carrier-points-refresh';
