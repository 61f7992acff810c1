/** Middle value; the mean of the two middle ones for an even count. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('median of nothing');
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return ((lower ?? upper) + upper) / 2;
}
