import type { TabStorage } from './retained-form.ts';

const key = 'order-of-tab';

/**
 * Notes in this tab which link opens an order. A gateway returns by the code of an attempt, which it
 * knows too, so that code opens nothing: who may see the order is known here alone.
 */
export function rememberOrder(store: TabStorage | null, number: string, code: string): void {
  try {
    store?.setItem(key, `${number} ${code}`);
  } catch {
    // A full storage only means that the way back leads over number and e-mail.
  }
}

/** The code of the link of an order that this tab has opened or placed last; null of any other. */
export function orderCodeOfTab(store: TabStorage | null, number: string): string | null {
  const [known, code] = (store?.getItem(key) ?? '').split(' ');
  return known === number && code !== undefined && code !== '' ? code : null;
}

/** Nothing is left to pay, so nothing has to find the order again: the tab keeps no link of it. */
export function forgetOrder(store: TabStorage | null, number: string): void {
  if (store?.getItem(key)?.startsWith(`${number} `)) store.removeItem(key);
}
