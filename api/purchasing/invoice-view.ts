import type { Knex } from 'knex';
import type { z } from 'zod';
import { toWire } from '#core/contract/casing.ts';
import type { supplierInvoiceEndpoints } from '#core/contract/supplier-invoices.ts';
import { wholePrice } from '#core/purchasing/invoice-rate.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../platform/database/query.ts';
import { Refusal } from '../platform/http/refusal.ts';

export type InvoiceView = z.output<(typeof supplierInvoiceEndpoints)['supplier-invoice']['reply']>;
type List = z.output<(typeof supplierInvoiceEndpoints)['supplier-invoice-list']['reply']>;

const headColumns = `
  i.id, i.version, s.name as supplier, i.number, to_char(i.issued_on, 'YYYY-MM-DD') as "issuedOn",
  i.currency, i.format, i.status, i.uploaded_at as "uploadedAt",
  i.stated_total::float8 as "statedTotal", l.*`;
const sumsOfLines = `
  cross join lateral (
    select coalesce(sum(total), 0)::float8 as total, count(*)::int as "lineCount",
      count(*) filter (where outcome <> 'within')::int as differing,
      count(*) filter (where outcome <> 'within' and decision = 'open')::int as waiting
    from supplier_invoice_lines where invoice_id = i.id) l`;

const listSql = `
  select ${headColumns} from supplier_invoices i join suppliers s on s.id = i.supplier_id ${sumsOfLines}
  where i.status = $1 order by i.id desc limit 200`;

type Dated<T extends { readonly uploadedAt: string }> = Omit<T, 'uploadedAt' | 'finishedAt'> & {
  readonly uploadedAt: Date;
};

export async function listInvoices(db: Knex, state: 'open' | 'finished'): Promise<List> {
  const rows = await query<Dated<List['results'][number]>>(db, listSql, [state]);
  return { results: rows.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() })) };
}

const oneSql = `
  select ${headColumns}, u.name as "uploadedBy", i.finished_at as "finishedAt", f.name as "finishedBy",
    i.rate::float8, (
      select o.rate::float8 from supplier_invoices o
      where o.currency = i.currency and o.rate is not null and o.id <> i.id
      order by o.rate_at desc limit 1) as "lastRate",
    s.tolerance_percent::float8 as "tolerancePercent", s.tolerance_amount as "toleranceAmount",
    exists (select from prepared_acts a where a.act = 'price_publish' and a.status = 'waiting'
      and a.subject = 'invoice:' || i.id and a.expires_at > $2) as "isPrepared"
  from supplier_invoices i join suppliers s on s.id = i.supplier_id
  left join users u on u.id = i.uploaded_by left join users f on f.id = i.finished_by ${sumsOfLines}
  where i.id = $1`;
const linesSql = `
  select l.id, l.place, coalesce(nullif(l.supplier_code, ''), nullif(l.our_code, ''), l.mpn) as "supplierCode",
    l.ean, l.name, l.quantity::float8, l.unit_price::float8 as "unitPrice", l.total::float8,
    l.vat_percent::float8 as "vatPercent", l.product_id as "productId", v.code as "productCode",
    case when $2 = 'ro' then v.name_ro else v.name_cs end as "productName", l.matched_by as "matchedBy",
    l.expected::float8, o.order_id as "orderId", l.outcome, l.decision, l.reason, u.name as "decidedBy"
  from supplier_invoice_lines l
  left join products p on p.id = l.product_id left join master_products v on v.id = p.master_product_id
  left join purchase_order_lines o on o.id = l.order_line_id
  left join users u on u.id = l.decided_by
  where l.invoice_id = $1 order by l.place`;

export interface InvoiceReader {
  readonly staffId: number;
  readonly language: Language;
  readonly now: Date;
}

type StoredLine = Omit<InvoiceView['lines'][number], 'convertedPrice'>;

const converted = ({ unitPrice }: StoredLine, rate: number | null): number | null =>
  rate === null || unitPrice === null ? null : wholePrice(unitPrice, rate) * 100;

type Head = Dated<Omit<InvoiceView, 'lines'>> & { readonly finishedAt: Date | null };

/** An invoice with its lines; 404 where there is none. */
export async function invoiceView(
  db: Knex,
  id: number,
  { language, now }: Pick<InvoiceReader, 'language' | 'now'>,
): Promise<InvoiceView> {
  const [head] = await query<Head>(db, oneSql, [id, now]);
  if (!head) throw new Refusal(404, 'not_found');
  const lines = await query<StoredLine>(db, linesSql, [id, language]);
  return {
    ...head,
    uploadedAt: head.uploadedAt.toISOString(),
    finishedAt: head.finishedAt?.toISOString() ?? null,
    lines: lines.map((line) => ({ ...line, convertedPrice: converted(line, head.rate) })),
  };
}

/** Locks an open invoice in the version that was seen; 409 with the invoice as it is now. */
export async function lockInvoice(
  trx: Knex.Transaction,
  { id, version }: { readonly id: number; readonly version: number },
  reader: InvoiceReader,
): Promise<InvoiceView> {
  await query(trx, 'select id from supplier_invoices where id = $1 for update', [id]);
  const invoice = await invoiceView(trx, id, reader);
  if (invoice.version !== version) {
    throw new Refusal(409, 'conflict', { extra: { current: toWire(invoice) } });
  }
  if (invoice.status === 'finished') throw new Refusal(409, 'invoice_finished');
  return invoice;
}

const raiseSql = 'update supplier_invoices set version = version + 1 where id = $1';
export const raiseVersion = (trx: Knex.Transaction, id: number): Promise<unknown> =>
  query(trx, raiseSql, [id]);
