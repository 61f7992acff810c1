import type { Knex } from 'knex';
import { checkInvoiceLine, type InvoiceTolerance } from '#core/purchasing/check-invoice-line.ts';
import { priceInOwn } from '#core/purchasing/invoice-rate.ts';
import type { InvoiceLineNumbers } from '#core/purchasing/read-invoice-line.ts';
import type { InvoiceOutcome } from '#core/purchasing/invoice-line-state.ts';
import { query } from '../platform/database/query.ts';

/** Whose invoice it is, and what is compared by it. */
export interface CheckedAgainst {
  readonly supplierId: number;
  readonly tolerance: InvoiceTolerance;
  /** Of the invoice, and of the shop's own prices. */
  readonly currency: string;
  readonly ownCurrency: string;
  /** What one unit of the invoice's currency is worth, where somebody has said so. */
  readonly rate: number | null;
}

export interface WantedCheck extends Pick<InvoiceLineNumbers, 'quantity' | 'unitPrice'> {
  readonly productIds: readonly number[];
}

export interface CheckedLine {
  readonly productId: number | null;
  readonly orderLineId: number | null;
  readonly expected: number | null;
  readonly outcome: InvoiceOutcome;
}

interface Expected {
  readonly productId: number;
  readonly lastCost: number | null;
  readonly orderPrice: number | null;
  readonly orderLineId: number | null;
}

// What is still to come goes before what was received.
const expectedSql = `
  select p.id as "productId", p.unit_cost as "lastCost", o.unit_price as "orderPrice",
    o.id as "orderLineId"
  from products p left join lateral (
    select l.id, l.unit_price from purchase_order_lines l join purchase_orders o on o.id = l.order_id
    where l.product_id = p.id and o.supplier_id = $1 and o.status <> 'draft' and l.unit_price is not null
    order by o.status in ('ordered', 'partly') desc, o.id desc limit 1) o on true
  where p.id = any($2::integer[])`;

/** Compares prices with what was agreed in an order at the supplier, else with what the product cost; one statement. */
export async function checkLines(
  db: Knex,
  { supplierId, tolerance, currency, ownCurrency, rate }: CheckedAgainst,
  lines: readonly WantedCheck[],
): Promise<readonly CheckedLine[]> {
  const ids = [...new Set(lines.flatMap(({ productIds }) => productIds))];
  const rows = await query<Expected>(db, expectedSql, [supplierId, ids]);
  const known = new Map(rows.map((row) => [row.productId, row]));
  return lines.map(({ quantity, unitPrice, productIds }): CheckedLine => {
    const none = { productId: null, orderLineId: null, expected: null };
    if (quantity === null || unitPrice === null) return { ...none, outcome: 'unreadable' };
    // What is taken off, or sent back, is no price of a product.
    const isSale = quantity > 0 && unitPrice >= 0;
    const found = isSale ? productIds.flatMap((id) => known.get(id) ?? []) : [];
    const price = priceInOwn({ unitPrice, currency }, rate, ownCurrency);
    const checked = checkInvoiceLine(price, found, tolerance, ownCurrency);
    if (!('productId' in checked)) return { ...none, outcome: checked.outcome };
    const of = known.get(checked.productId);
    return {
      productId: checked.productId,
      orderLineId: of?.orderLineId ?? null,
      expected: 'expected' in checked ? checked.expected : null,
      outcome: checked.outcome,
    };
  });
}

interface ToleranceRow {
  readonly currency: string | null;
  readonly percent: number;
  readonly amount: number;
}

const toleranceSql = `
  select currency, tolerance_percent::float8 as percent, tolerance_amount as amount
  from suppliers where id = $1`;

/** By how much a supplier may differ, and the currency of its invoices where it has one of its own. */
export async function toleranceOf(db: Knex, supplierId: number) {
  const [row] = await query<ToleranceRow>(db, toleranceSql, [supplierId]);
  if (!row) throw new Error('an invoice has no supplier');
  const tolerance = { perMille: Math.round(row.percent * 10), money: row.amount * 100 };
  return { currency: row.currency, tolerance };
}
