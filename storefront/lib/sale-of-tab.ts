import type { TabStorage } from './retained-form.ts';

const key = 'sale-of-tab';

/** Notes in this tab which sale it has shown last, by its code alone: an e-mail is kept by no browser. */
export function rememberSale(store: TabStorage | null, code: string): void {
  try {
    store?.setItem(key, code);
  } catch {
    // A full storage only means that a reload asks for the code too.
  }
}

/** The code of the sale that this tab has shown last; null where it has shown none. */
export function saleOfTab(store: TabStorage | null): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
