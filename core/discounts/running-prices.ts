import type { Candidate } from './discount-index.ts';
import type { IdleReason } from './priced-cart.ts';

/** What discounts start from: whole amounts per line after the price level, and shipping. */
export interface StartingPrices {
  readonly quantities: readonly number[];
  readonly totals: readonly number[];
  readonly shipping: number;
}

/** What one discount took, by position of the line in the cart. */
interface Taken {
  readonly parts: { readonly line: number; readonly amount: number }[];
  saved: number;
  shippingSaved: number;
}

/** Prices on the way through the steps. Each step takes from them; none goes below 0. */
export interface RunningPrices {
  readonly quantities: readonly number[];
  readonly totals: number[];
  shipping: number;
  readonly taken: Map<Candidate, Taken>;
  readonly idle: Map<Candidate, IdleReason>;
}

export const startRunning = (start: StartingPrices): RunningPrices => ({
  quantities: start.quantities,
  totals: [...start.totals],
  shipping: start.shipping,
  taken: new Map(),
  idle: new Map(),
});

function takenBy(running: RunningPrices, candidate: Candidate): Taken {
  const known = running.taken.get(candidate);
  if (known !== undefined) return known;
  const taken: Taken = { parts: [], saved: 0, shippingSaved: 0 };
  running.taken.set(candidate, taken);
  return taken;
}

/** Takes an amount off a line in the name of a discount; nothing to take leaves no trace. */
export function takeFromLine(
  running: RunningPrices,
  candidate: Candidate,
  line: number,
  amount: number,
): void {
  if (amount <= 0) return;
  const taken = takenBy(running, candidate);
  taken.parts.push({ line, amount });
  taken.saved += amount;
  running.totals[line] = (running.totals[line] ?? 0) - amount;
}

export function takeFromShipping(
  running: RunningPrices,
  candidate: Candidate,
  amount: number,
): void {
  if (amount <= 0) return;
  const taken = takenBy(running, candidate);
  taken.saved += amount;
  taken.shippingSaved += amount;
  running.shipping -= amount;
}
