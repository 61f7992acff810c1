import type { Knex } from 'knex';
import type { BillingAddress } from '#core/documents/billing-party.ts';
import type { LineToDocument } from '#core/documents/build-document.ts';
import type { CorrectionReason, VatScheme } from '#core/documents/invoice-document.ts';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import type { Language } from '#core/market/market.ts';
import { conditionDetails, priceCutText, type ConditionDetails } from './condition-details.ts';
import { InvoiceModel } from './invoice-model.ts';
import type { Rows } from '../platform/database/rows.ts';

/** Of an order, what its documents are made of. */
export interface OrderToDocument {
  readonly id: number;
  readonly number: string;
  readonly language: Language;
  readonly payment_status: string;
  /** Null where nothing was left to pay, so that no way was chosen. */
  readonly payment_kind: PaymentKind | null;
  readonly buyback_credit: number;
  readonly bonus_credit: number;
  readonly due: number;
  readonly billing_address: BillingAddress | null;
  readonly release_at: Date | null;
  /** What is left to pay of one that was paid in part; null where that is all or nothing. */
  readonly to_pay: number | null;
  /** When it was edited to cost more and that was not paid yet. */
  readonly rest_since: Date | null;
  /** Null of a bill of the service, which is paid at its counter. */
  readonly cart_id: number | null;
}

/** Of a refund, what its credit note is made of. */
export interface RefundToDocument {
  readonly id: number;
  readonly order_id: number;
  readonly reason: CorrectionReason;
  /** Nets of the units that were given back before this refund. */
  readonly returned_before: number;
}

type LineRow = Pick<
  Rows['order_lines'],
  'kind' | 'code' | 'quantity' | 'unit_price' | 'net' | 'vat_rate'
> & {
  readonly name: Readonly<Record<Language, string>>;
  readonly details: Omit<ConditionDetails, 'serialLast4'>;
  readonly serial_last4: Rows['device_passports']['serial_last4'] | null;
  readonly vat_scheme: VatScheme;
};

export async function findOrder(trx: Knex, orderId: number): Promise<OrderToDocument> {
  const order = await trx('orders')
    .leftJoin('payment_methods', 'payment_methods.code', 'orders.payment_code')
    .where('orders.id', orderId)
    .first<OrderToDocument | undefined>('orders.*', 'payment_methods.kind as payment_kind');
  if (!order) throw new Error('a document has no order');
  return order;
}

/** Null for money that goes back without goods: nothing of the invoice changes by it. */
export async function findRefund(trx: Knex, refundId: number): Promise<RefundToDocument | null> {
  const { rows } = await trx.raw<{ rows: RefundToDocument[] }>(
    `select r.id, r.order_id, r.reason, (
        select coalesce(sum(u.net), 0) from refund_units u
        join refunds before on before.id = u.refund_id
        where before.order_id = r.order_id and before.id < r.id
      ) as returned_before
      from refunds r
      where r.id = ? and exists (select from refund_units u where u.refund_id = r.id)`,
    [refundId],
  );
  return rows[0] ?? null;
}

const closedSql = `(select count(*)::int as pieces, coalesce(sum(u.net), 0)::int as net
  from order_units u where u.line_id = l.id and u.closed_at is not null
    and not exists (select from refund_units r where r.unit_id = u.id)) closed`;

/** All lines of an order's invoice but pieces that were closed before anybody paid for them; 0 is its first invoice. */
export async function linesOfOrder(
  trx: Knex,
  { id, language }: OrderToDocument,
  supplement: number | 'all' = 0,
): Promise<LineToDocument[]> {
  const rows = await trx('order_lines as l')
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .leftJoin('device_passports as d', 'd.id', 'p.passport_id')
    .joinRaw(`cross join lateral ${closedSql}`)
    .where({ 'l.order_id': id, ...(supplement !== 'all' && { 'l.supplement': supplement }) })
    .whereRaw('l.quantity > closed.pieces')
    .orderBy('l.position')
    .select<LineRow[]>(
      'l.*',
      'd.serial_last4',
      trx.raw('l.quantity - closed.pieces as quantity'),
      trx.raw('l.net - closed.net as net'),
    );
  return rows.map((row) => lineOf(row, language));
}

/** Invoices that pieces of a refund stand on, in their order. */
export async function invoicesOfRefund(
  trx: Knex,
  { id, order_id: orderId }: Pick<RefundToDocument, 'id' | 'order_id'>,
): Promise<InvoiceModel[]> {
  const of = trx('refund_units as r')
    .join('order_units as u', 'u.id', 'r.unit_id')
    .join('order_lines as l', 'l.id', 'u.line_id')
    .where('r.refund_id', id)
    .select('l.supplement');
  return InvoiceModel.query(trx)
    .where({ order_id: orderId, kind: 'invoice' })
    .whereIn('supplement', of)
    .orderBy('supplement');
}

/** What was added to an invoiced order and stands on no invoice yet, by the number of the edit. */
export const supplementsToInvoice = async (trx: Knex, orderId: number): Promise<number[]> => {
  const rows = await trx('order_lines as l')
    .where('l.order_id', orderId)
    .where('l.supplement', '>', 0)
    .whereNotExists(
      trx('invoices as i')
        .whereRaw('i.order_id = l.order_id and i.supplement = l.supplement')
        .where('i.kind', 'invoice'),
    )
    .distinct('l.supplement')
    .orderBy('l.supplement')
    .select<{ supplement: number }[]>('l.supplement');
  return rows.map(({ supplement }) => supplement);
};

/** A line of an order that its document has wrong. */
export async function lineToCorrect(
  trx: Knex,
  lineId: number,
  language: Language,
): Promise<LineToDocument> {
  const row = await trx('order_lines as l')
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .leftJoin('device_passports as d', 'd.id', 'p.passport_id')
    .where('l.id', lineId)
    .first<LineRow | undefined>('l.*', 'd.serial_last4');
  if (!row) throw new Error('a line to correct is gone');
  return lineOf(row, language);
}

/** Lines of a refund, with the pieces that came back and what was paid for just these. */
export async function linesOfRefund(
  trx: Knex,
  { id }: RefundToDocument,
  language: Language,
): Promise<LineToDocument[]> {
  const { rows } = await trx.raw<{ rows: (LineRow & { readonly is_cut: boolean })[] }>(
    `select l.kind, l.code, l.name, l.details, d.serial_last4, l.vat_scheme, l.vat_rate,
        case when u.cut_of is null then l.unit_price else sum(r.net)::int end as unit_price,
        u.cut_of is not null as is_cut, count(*) as quantity, sum(r.net) as net
      from refund_units r
      join order_units u on u.id = r.unit_id
      join order_lines l on l.id = u.line_id
      left join products p on p.id = l.product_id
      left join device_passports d on d.id = p.passport_id
      where r.refund_id = ? group by l.id, d.serial_last4, u.cut_of order by l.position`,
    [id],
  );
  return rows.map((row) => {
    const line = lineOf(row, language);
    if (!row.is_cut) return line;
    return { ...line, details: [...line.details, priceCutText(language)] };
  });
}

const lineOf = (row: LineRow, language: Language): LineToDocument => ({
  name: row.name[language],
  details: conditionDetails({ ...row.details, serialLast4: row.serial_last4 }, language),
  // The shop's own words for its services are no codes of goods.
  code: row.kind === 'shipping' || row.kind === 'payment_fee' ? null : row.code,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  net: row.net,
  scheme: row.vat_scheme,
  ratePercent: row.vat_rate,
});
