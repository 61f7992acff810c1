import { accept, refuse, type Result } from '../shared/result.ts';

export type BoostRefusal = 'boost_format' | 'boost_out_of_range';

const defaultBoost = 1;

/**
 * Reads a category's boost: decimal 0.01 to 100 with at most two decimals, comma read as a point,
 * empty is 1 (DECISIONS "Categories", T-CAT-7). A number, so that sorting by it is numeric.
 */
export function parseBoost(text: string): Result<number, BoostRefusal> {
  const typed = text.trim();
  if (typed === '') return accept(defaultBoost);
  if (!/^\d+([.,]\d{1,2})?$/.test(typed)) return refuse('boost_format');
  const boost = Number(typed.replace(',', '.'));
  return boost >= 0.01 && boost <= 100 ? accept(boost) : refuse('boost_out_of_range');
}
