import { accept, refuse, type Result } from '../shared/result.ts';
import type { DiscountType } from './discount.ts';

export type DiscountValueRefusal =
  'not_positive' | 'over_hundred' | 'too_many_decimals' | 'not_whole';

/** From this percentage on the form warns, since a slip of the keyboard sells at a loss. */
const warningPercent = 80;

/**
 * Checks the value that staff set. A percentage lies above 0 and up to 100 with at most two
 * decimals; 80 and more is saved with a warning (SPECIFICATION section 5, T-DIS-11). Amounts and
 * resulting prices are whole units.
 */
export function checkDiscountValue(
  type: DiscountType,
  value: number,
): Result<{ readonly warning: 'high_percentage' | null }, DiscountValueRefusal> {
  if (!(value > 0)) return refuse('not_positive');
  if (type !== 'percentage') {
    return Number.isSafeInteger(value) ? accept({ warning: null }) : refuse('not_whole');
  }
  if (value > 100) return refuse('over_hundred');
  // Half a hundredth of a hundredth forgives what binary fractions add to 79.99.
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) return refuse('too_many_decimals');
  return accept({ warning: value >= warningPercent ? 'high_percentage' : null });
}
