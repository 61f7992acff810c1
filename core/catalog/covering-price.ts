interface PaidFor {
  /** For a used piece, whose VAT is of the margin alone; whole units. Null of all others. */
  readonly boughtFor: number | null;
  /** For a piece of anything else on average, without VAT; whole units. Null: nobody knows. */
  readonly unitCost: number | null;
}

/**
 * The least price with VAT at which a piece loses nothing, in whole units rounded up: what was paid for a used one, else its
 * cost with VAT at a rate in whole percent. Null where nobody knows what was paid.
 */
export function coveringPrice({ boughtFor, unitCost }: PaidFor, vatRate: number): number | null {
  if (boughtFor !== null) return boughtFor;
  return unitCost === null ? null : Math.ceil((unitCost * (100 + vatRate)) / 100);
}
