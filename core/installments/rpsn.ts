/**
 * RPSN (the yearly cost of a loan) in whole hundredths of a percent: the rate at which monthly
 * payments, the first a month after the loan, are worth what was lent. 0 when they add up to it
 * or to less. Amounts in whole units; the rate is the one figure here that is no money.
 */
export function rpsnHundredths(lent: number, payments: readonly number[]): number {
  if (payments.reduce((sum, payment) => sum + payment, 0) <= lent) return 0;
  let low = 0;
  let high = 1;
  while (presentValue(payments, high) > lent) high *= 2;
  // Worth falls as the rate grows; 60 halvings leave less than a float can tell apart.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(payments, middle) > lent) low = middle;
    else high = middle;
  }
  return Math.round(((1 + high) ** 12 - 1) * 10_000);
}

/** Horner's scheme from the last payment back: one division a month, no powers. */
const presentValue = (payments: readonly number[], monthly: number): number =>
  payments.reduceRight((worth, payment) => (worth + payment) / (1 + monthly), 0);
