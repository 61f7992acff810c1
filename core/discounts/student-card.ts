/**
 * An ISIC card's number as it is compared: capitals, no spaces or hyphens; null where it is none. The
 * card shows a letter for its kind, twelve digits and mostly a letter that checks them.
 */
export function studentCardNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]?\d{12,13}[A-Z]?$/.test(number) ? number : null;
}
