/** An amount as it was typed, whole units; null where none was, NaN where it cannot be one, which the API refuses. */
export const amountOf = (typed: string): number | null => {
  const digits = typed.replaceAll(/\s/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};
