import type { TabStorage } from './retained-form.ts';

const key = 'sale-of-tab';

/** What a sale is asked for with. */
export interface AskedSale {
  readonly code: string;
  readonly email: string;
}

/** Notes in this tab which sale it has shown last, so that a reload shows it again; it ends with the tab. */
export function rememberSale(store: TabStorage | null, { code, email }: AskedSale): void {
  try {
    store?.setItem(key, JSON.stringify([code, email]));
  } catch {
    // A full storage only means that a reload asks anew.
  }
}

/** The sale that this tab has shown last; null of another one than `code`, where the address names one. */
export function saleOfTab(store: TabStorage | null, code: string | null): AskedSale | null {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? 'null');
    if (!Array.isArray(kept)) return null;
    const [known, email]: readonly unknown[] = kept;
    if (typeof known !== 'string' || typeof email !== 'string') return null;
    return code === null || code === known ? { code: known, email } : null;
  } catch {
    return null;
  }
}
