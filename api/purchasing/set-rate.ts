import type { Knex } from 'knex';
import { isFarRate, readRate } from '#core/purchasing/invoice-rate.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { checkLines, toleranceOf } from './check-lines.ts';
import { invoiceView, lockInvoice, type InvoiceReader, type InvoiceView } from './invoice-view.ts';

interface TypedRate {
  readonly id: number;
  readonly version: number;
  /** As it was typed. */
  readonly rate: string;
  /** Somebody says that it is so although the last one was far from it. */
  readonly isConfirmed: boolean;
}

const rateSql = `
  update supplier_invoices set rate = $2, rate_at = $3, version = version + 1 where id = $1
  returning supplier_id as "supplierId"`;

/** Says what the currency of an invoice is worth; its lines are compared anew by what their prices come to. */
export async function setRate(
  trx: Knex.Transaction,
  { market }: Pick<Dependencies, 'market'>,
  { rate: typed, isConfirmed, ...at }: TypedRate,
  reader: InvoiceReader,
): Promise<InvoiceView> {
  const invoice = await lockInvoice(trx, at, reader);
  // What waits for a release is released as it was seen.
  if (invoice.isPrepared) throw new Refusal(409, 'act_waits_already');
  if (invoice.currency === market.currency) throw new Refusal(409, 'invoice_own_currency');
  const rate = readRate(typed);
  if (!rate.ok) throw new FieldRefusal({ rate: [rate.error] });
  if (!isConfirmed && isFarRate(rate.value, invoice.lastRate)) {
    throw new FieldRefusal({ rate: ['invoice_rate_far'] });
  }
  if (rate.value === invoice.rate) return invoice;
  const [owner] = await query<{ supplierId: number }>(trx, rateSql, [
    at.id,
    rate.value,
    reader.now,
  ]);
  await compareAnew(trx, invoice, {
    supplierId: owner?.supplierId ?? 0,
    rate: rate.value,
    ownCurrency: market.currency,
  });
  return invoiceView(trx, at.id, reader);
}

// A price that was accepted is another one now; what was refused stays refused until somebody says otherwise.
const compareSql = `
  update supplier_invoice_lines l set order_line_id = w.order_line_id, expected = w.expected,
    outcome = w.outcome,
    decision = case when l.decision = 'accepted' then 'open' else l.decision end,
    reason = case when l.decision = 'accepted' then '' else l.reason end,
    decided_by = case when l.decision = 'accepted' then null else l.decided_by end
  from jsonb_to_recordset($1::jsonb) as w (id integer, order_line_id integer, expected bigint, outcome text)
  where l.id = w.id`;

interface Rated {
  readonly supplierId: number;
  readonly rate: number;
  readonly ownCurrency: string;
}

async function compareAnew(
  trx: Knex.Transaction,
  { currency, lines }: InvoiceView,
  { supplierId, rate, ownCurrency }: Rated,
): Promise<void> {
  const { tolerance } = await toleranceOf(trx, supplierId);
  const known = lines.flatMap(({ id, quantity, unitPrice, productId }) =>
    productId === null ? [] : [{ id, quantity, unitPrice, productIds: [productId] }],
  );
  const against = { supplierId, tolerance, currency, ownCurrency, rate };
  const checked = await checkLines(trx, against, known);
  const rows = known.map(({ id }, at) => ({
    id,
    order_line_id: checked[at]?.orderLineId,
    expected: checked[at]?.expected,
    outcome: checked[at]?.outcome,
  }));
  await query(trx, compareSql, [JSON.stringify(rows)]);
}
