/** A package as merging sees it: its product, the key of what was chosen to it, and how many. */
export interface MergedPackage {
  readonly productId: number;
  readonly configurationKey: string;
  readonly quantity: number;
}

/**
 * A guest's cart joined to the account's at login: the larger quantity of the same configuration,
 * not the sum, and the union otherwise; the guest's come first (DECISIONS "Cart, discounts,
 * orders", T-CART-6). Merging the same guest again changes nothing (T-CART-7).
 */
export function mergeCarts<T extends MergedPackage>(
  guest: readonly T[],
  account: readonly T[],
): T[] {
  const merged = new Map<string, T>();
  for (const each of [...guest, ...account]) {
    const key = `${String(each.productId)} ${each.configurationKey}`;
    const known = merged.get(key);
    if (known === undefined) merged.set(key, each);
    else if (each.quantity > known.quantity) merged.set(key, { ...known, quantity: each.quantity });
  }
  return [...merged.values()];
}
