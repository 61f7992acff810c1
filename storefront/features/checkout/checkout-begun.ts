import { track } from '../../lib/data-layer.ts';

// While the page lives: the way back from a later step begins nothing anew.
let hasBegun = false;

/** Counts that a checkout begins, by whatever link somebody came; once until it ends in an order. */
export function beginCheckout(): void {
  if (hasBegun) return;
  hasBegun = true;
  track({ name: 'begin_checkout' });
}

/** The next cart begins a checkout of its own. */
export function endCheckout(): void {
  hasBegun = false;
}
