/** The number that a person typed, with spaces between thousands and a decimal comma or dot; NaN for everything else. */
export const typedNumber = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replace(/\s/g, '').replace(',', '.'));

/**
 * Null where nothing was typed. What is no number is NaN, which JSON writes as null too: where null has a meaning of
 * its own, such as no limit, the field asks for a number first (`wholeOrNone`).
 */
export const typedNumberOrNone = (text: string): number | null =>
  text.trim() === '' ? null : typedNumber(text);
