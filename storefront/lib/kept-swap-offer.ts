import type { TabStorage } from './retained-form.ts';

const key = 'swap-offer';

/**
 * Keeps the random code of a stored offer while its owner looks for a device to swap it for; a code
 * names nobody. For this tab alone.
 */
export function keepSwapOffer(store: TabStorage | null, code: string): void {
  try {
    store?.setItem(key, code);
  } catch {
    // A full storage only means that the code is pasted on the product's page.
  }
}

/** The kept code; null where none is. */
export const keptSwapOffer = (store: TabStorage | null): string | null =>
  store?.getItem(key) ?? null;

/** It is in the cart, or nobody wants it there. */
export const forgetSwapOffer = (store: TabStorage | null): void => store?.removeItem(key);
