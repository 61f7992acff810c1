/**
 * Splits a whole amount over lines in the ratio of their weights by largest remainder: ties by
 * line order, a zero line gets nothing, the parts always add up (DECISIONS Money, T-DIS-3).
 * Weights are whole and not negative. Throws when there is something to split and nowhere to.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  if (amount < 0) return splitAmount(-amount, weights).map((part) => (part === 0 ? 0 : -part));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount === 0) return weights.map(() => 0);
  if (total <= 0) throw new RangeError(`cannot split ${amount} over lines without weight`);
  // Remainders are compared as whole numbers (numerators over `total`), so equal ones are equal.
  const shares = weights.map((weight, line) => {
    const remainder = (amount * weight) % total;
    return { line, remainder, part: (amount * weight - remainder) / total };
  });
  let left = amount - shares.reduce((sum, { part }) => sum + part, 0);
  const parts = shares.map(({ part }) => part);
  for (const { line, part } of shares.toSorted(
    (a, b) => b.remainder - a.remainder || a.line - b.line,
  )) {
    if (left === 0) break;
    parts[line] = part + 1;
    left -= 1;
  }
  return parts;
}
