const firstMs = 2_000;
const mostMs = 30_000;

/** Milliseconds until a payment is asked about again, after so many answers: 2 s, then ever longer. */
export const pollDelayMs = (answers: number): number =>
  Math.min(mostMs, Math.round(firstMs * 1.3 ** Math.max(0, answers - 1)));
