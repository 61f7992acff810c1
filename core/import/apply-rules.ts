import { reprice, type PriceEnding } from '../catalog/reprice.ts';
import { divideRounded, percentInHundredths } from '../shared/money.ts';
import type { RowPlan } from './plan-row.ts';
import type { ImportRow } from './read-row.ts';

/** What a scheduled import makes of a supplier's rows. */
export interface ImportRules {
  readonly takesStock: boolean;
  readonly takesPrices: boolean;
  /** Added to what a supplier asks, before the margin; null where it is in it. */
  readonly vatPercent: number | null;
  /** Over the cost; null where the file's own price is taken. */
  readonly marginPercent: number | null;
  readonly ending: PriceEnding;
  /** A price that changes by more waits for a person; null: none does. */
  readonly mostChangePercent: number | null;
}

/** What of a row a scheduled import takes: stock, and a price of the supplier's cost or of the file. */
export function applyRules(row: ImportRow, rules: ImportRules): ImportRow {
  const { code, ean, quantity } = row;
  const price = rules.takesPrices ? priceOf(row, rules) : undefined;
  return {
    ...(code !== undefined && { code }),
    ...(ean !== undefined && { ean }),
    ...(rules.takesStock && quantity !== undefined && { quantity }),
    ...(price !== undefined && { price }),
  };
}

/** Whole units; undefined where the row says neither. */
function priceOf({ cost, price }: ImportRow, rules: ImportRules): number | undefined {
  const { vatPercent, marginPercent, ending } = rules;
  if (marginPercent === null) {
    return price === undefined ? undefined : reprice(price, { percent: 0, ending });
  }
  if (cost === undefined) return undefined;
  // Hundredths of a unit, so that a cheap cable keeps its margin.
  const withVat = divideRounded(
    cost * 100 * (10_000 + percentInHundredths(vatPercent ?? 0)),
    10_000,
  );
  const sold = divideRounded(withVat * (10_000 + percentInHundredths(marginPercent)), 1_000_000);
  return reprice(sold, { percent: 0, ending });
}

/** A plan whose price changes by more than a person said may pass by itself is held for one. */
export function holdLeap(plan: RowPlan, { mostChangePercent }: ImportRules): RowPlan {
  const change = plan.changes.find(({ field }) => field === 'price');
  if (plan.outcome !== 'changed' || !change || mostChangePercent === null) return plan;
  const [before, after] = [Number(change.before), Number(change.after)];
  const isOut =
    change.before !== null && Math.abs(after - before) * 100 > before * mostChangePercent;
  if (!isOut) return plan;
  return { ...plan, outcome: 'held', problems: [{ field: 'price', reason: 'price_out_of_range' }] };
}
