/** What makes two cart packages the same one: the product with everything chosen to it. */
export interface PackageConfiguration {
  readonly productCode: string;
  readonly insuranceIds: readonly number[];
  readonly warrantyMonths: number | null;
  readonly prolongWarrantyCode: string | null;
  readonly screenProtectionCode: string | null;
  readonly installmentId: number | null;
  /** The device that is sold for it in a swap. */
  readonly buyoutProductId: string | null;
}

export interface MergedPackage {
  readonly configuration: PackageConfiguration;
  readonly quantity: number;
}

const keyOf = (configuration: PackageConfiguration): string =>
  JSON.stringify([
    configuration.productCode,
    configuration.insuranceIds.toSorted((a, b) => a - b),
    configuration.warrantyMonths,
    configuration.prolongWarrantyCode,
    configuration.screenProtectionCode,
    configuration.installmentId,
    configuration.buyoutProductId,
  ]);

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
    const key = keyOf(each.configuration);
    const known = merged.get(key);
    if (known === undefined) merged.set(key, each);
    else if (each.quantity > known.quantity) merged.set(key, { ...known, quantity: each.quantity });
  }
  return [...merged.values()];
}
