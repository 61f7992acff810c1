import type { Knex } from 'knex';
import { needsReason, type InvoiceDecision } from '#core/purchasing/invoice-line-state.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { checkLines, toleranceOf } from './check-lines.ts';
import {
  invoiceView,
  lockInvoice,
  raiseVersion,
  type InvoiceReader,
  type InvoiceView,
} from './invoice-view.ts';
import { matchLines } from './match-lines.ts';

interface Line {
  readonly id: number;
  readonly lineId: number;
  readonly version: number;
}

async function lockLine(trx: Knex.Transaction, at: Line, reader: InvoiceReader) {
  const invoice = await lockInvoice(trx, at, reader);
  // What waits for a release is released as it was seen.
  if (invoice.isPrepared) throw new Refusal(409, 'act_waits_already');
  const line = invoice.lines.find(({ id }) => id === at.lineId);
  if (!line) throw new Refusal(404, 'not_found');
  return { invoice, line };
}

const decideSql = `
  update supplier_invoice_lines set decision = $2, reason = $3,
    decided_by = case when $2 = 'open' then null else $4::integer end where id = $1`;

/** Accepts or refuses the price of a line, or takes that back. */
export async function decideLine(
  trx: Knex.Transaction,
  {
    decision,
    reason,
    ...at
  }: Line & { readonly decision: InvoiceDecision; readonly reason: string },
  reader: InvoiceReader,
): Promise<InvoiceView> {
  const { line } = await lockLine(trx, at, reader);
  if (decision === 'accepted' && line.outcome === 'other_currency') {
    throw new Refusal(409, 'invoice_needs_rate');
  }
  if (reason === '' && needsReason(line.outcome, decision)) {
    throw new FieldRefusal({ reason: ['required'] });
  }
  const why = decision === 'open' ? '' : reason;
  await query(trx, decideSql, [line.id, decision, why, reader.staffId]);
  await raiseVersion(trx, at.id);
  return invoiceView(trx, at.id, reader);
}

const supplierSql = `
  select i.supplier_id as "supplierId", l.supplier_code as "supplierCode"
  from supplier_invoices i join supplier_invoice_lines l on l.invoice_id = i.id where l.id = $1`;
const rememberSql = `
  insert into supplier_codes (supplier_id, code, product_id) values ($1, $2, $3)
  on conflict (supplier_id, code) do update set product_id = excluded.product_id`;
const matchSql = `
  update supplier_invoice_lines set product_id = $2, matched_by = 'hand', order_line_id = $3, expected = $4,
    outcome = $5, decision = 'open', reason = '', decided_by = null where id = $1`;

interface Owner {
  readonly supplierId: number;
  readonly supplierCode: string;
}

/** Says by a code which product a line means; the supplier's own code for it is remembered for the next invoice. */
export async function matchLine(
  trx: Knex.Transaction,
  { market }: Pick<Dependencies, 'market'>,
  { code, ...at }: Line & { readonly code: string },
  reader: InvoiceReader,
): Promise<InvoiceView> {
  const { invoice, line } = await lockLine(trx, at, reader);
  const [owner] = await query<Owner>(trx, supplierSql, [line.id]);
  if (!owner) throw new Refusal(404, 'not_found');
  const { supplierId, supplierCode } = owner;
  const typed = { supplierCode: '', ourCode: code, ean: code, mpn: code };
  const [found] = await matchLines(trx, supplierId, [typed]);
  const [productId, other] = found?.productIds ?? [];
  if (productId === undefined) throw new FieldRefusal({ code: ['unknown_row'] });
  if (other !== undefined) throw new FieldRefusal({ code: ['ambiguous_code'] });
  const { tolerance } = await toleranceOf(trx, supplierId);
  const { currency, rate } = invoice;
  const against = { supplierId, tolerance, currency, rate, ownCurrency: market.currency };
  const wanted = [{ ...line, productIds: [productId] }];
  const [checked] = await checkLines(trx, against, wanted);
  if (!checked || checked.productId === null) {
    throw new FieldRefusal({ code: ['invoice_no_goods'] });
  }
  const { orderLineId, expected, outcome } = checked;
  await query(trx, matchSql, [line.id, productId, orderLineId, expected, outcome]);
  if (supplierCode !== '') await query(trx, rememberSql, [supplierId, supplierCode, productId]);
  await raiseVersion(trx, at.id);
  return invoiceView(trx, at.id, reader);
}
