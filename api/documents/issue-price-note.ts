import type { Knex } from 'knex';
import { buildDocument } from '#core/documents/build-document.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { replacedText } from './condition-details.ts';
import { InvoiceModel } from './invoice-model.ts';
import { factsOf } from './issue-for-order.ts';
import { issueDocument } from './issue-document.ts';
import { findOrder, lineToCorrect } from './order-rows.ts';

interface PriceNote {
  readonly orderId: number;
  readonly refundId: number;
  readonly lineId: number;
  /** How much cheaper the line became, whole units. */
  readonly amount: number;
  readonly bonusReversed: number;
  /** What stood on the invoice. */
  readonly instead: string;
}

/** Corrects the invoice of an order by a lower price of one line; null where it was not invoiced yet. */
export async function issuePriceNote(
  trx: Knex,
  deps: Pick<Dependencies, 'environment' | 'now'>,
  { amount, bonusReversed, instead, lineId, orderId, refundId }: PriceNote,
): Promise<InvoiceModel | null> {
  const invoice = await InvoiceModel.query(trx).findOne({
    order_id: orderId,
    kind: 'invoice',
    supplement: trx('order_lines').where({ id: lineId }).select('supplement'),
  });
  if (!invoice) return null;
  const order = await findOrder(trx, orderId);
  const now = deps.now();
  const line = await lineToCorrect(trx, lineId, order.language);
  const details = [...line.details, replacedText(instead, order.language)];
  const draft = buildDocument({
    ...(await factsOf(trx, deps, order, now)),
    kind: 'credit_note',
    buyer: invoice.snapshot.buyer,
    lines: [{ ...line, details, quantity: 1, unitPrice: amount, net: amount }],
    buyback: 0,
    bonus: bonusReversed,
    paid: 0,
    correction: { number: invoice.number, issuedOn: invoice.snapshot.issuedOn, reason: 'staff' },
  });
  return issueDocument(trx, { orderId, refundId, draft, now });
}
