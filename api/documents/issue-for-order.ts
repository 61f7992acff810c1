import type { Knex } from 'knex';
import { billingParty } from '#core/documents/billing-party.ts';
import { buildDocument, type DocumentFacts } from '#core/documents/build-document.ts';
import type { DocumentPayment, Proforma } from '#core/documents/invoice-document.ts';
import { markets } from '#core/market/market.ts';
import { refundSwap } from '#core/orders/refund.ts';
import { lastDayOfRest } from '#core/orders/unpaid-rest.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { readSeller } from '../platform/seller/read-seller.ts';
import type { InvoiceModel } from './invoice-model.ts';
import { issueDocument } from './issue-document.ts';
import {
  findOrder,
  findRefund,
  invoicesOfRefund,
  linesOfOrder,
  linesOfRefund,
  supplementsToInvoice,
  type OrderToDocument,
} from './order-rows.ts';

/** Whose documents, by which clock. */
type Issuer = Pick<Dependencies, 'environment' | 'now'>;

/**
 * Issues the invoice of an order as the order stands now, or answers the one that it has. Called
 * last in the transaction that makes the order ready to be invoiced; see issueDocument.
 */
export async function issueInvoice(
  trx: Knex,
  deps: Issuer,
  orderId: number,
): Promise<InvoiceModel> {
  const order = await findOrder(trx, orderId);
  const now = deps.now();
  if (order.billing_address === null) throw new Error('an order without a buyer is not invoiced');
  const isPaid = !['none', 'waiting', 'mismatch'].includes(order.payment_status);
  const draft = buildDocument({
    ...(await factsOf(trx, deps, order, now)),
    kind: 'invoice',
    buyer: billingParty(order.billing_address),
    lines: await linesOfOrder(trx, order),
    buyback: order.buyback_credit,
    bonus: order.bonus_credit,
    paid: isPaid ? order.due : 0,
    correction: null,
  });
  return issueDocument(trx, { orderId, refundId: null, draft, now });
}

/** Issues what was added to an invoiced order and is paid by now, each addition on an invoice of its own. */
export async function issueSupplements(trx: Knex, deps: Issuer, orderId: number): Promise<void> {
  const supplements = await supplementsToInvoice(trx, orderId);
  if (supplements.length === 0) return;
  const order = await findOrder(trx, orderId);
  const now = deps.now();
  if (order.billing_address === null) throw new Error('an order without a buyer is not invoiced');
  for (const supplement of supplements) {
    const lines = await linesOfOrder(trx, order, supplement);
    const draft = buildDocument({
      ...(await factsOf(trx, deps, order, now)),
      kind: 'invoice',
      buyer: billingParty(order.billing_address),
      lines,
      buyback: 0,
      bonus: 0,
      paid: lines.reduce((sum, { net }) => sum + net, 0),
      correction: null,
    });
    await issueDocument(trx, { orderId, refundId: null, supplement, draft, now });
  }
}

/** A request to pay an order as it stands now; it takes no number and is not stored. */
export async function proformaOf(
  db: Knex,
  deps: Issuer,
  orderId: number,
  placedAt: Date,
): Promise<Proforma> {
  const order = await findOrder(db, orderId);
  if (order.billing_address === null) throw new Error('an order without a buyer is not paid for');
  const { timeZone } = markets[deps.environment.market];
  const facts = await factsOf(db, deps, order, deps.now());
  const since = order.rest_since;
  const draft = buildDocument({
    ...facts,
    dueOn: since ? lastDayOfRest(since, timeZone) : facts.dueOn,
    kind: 'invoice',
    buyer: billingParty(order.billing_address),
    lines: await linesOfOrder(db, order, 'all'),
    buyback: order.buyback_credit,
    bonus: order.bonus_credit,
    // Of an order that was paid and then edited to cost more, only the rest is asked for.
    paid: order.due - (order.to_pay ?? order.due),
    correction: null,
  });
  const issuedOn = dayInTimeZone(placedAt, timeZone);
  return { ...draft, kind: 'proforma', number: order.number, issuedOn };
}

/**
 * Issues the credit note of a refund, or answers the one that it has. Null where there is nothing
 * to correct: the order was not invoiced, or money goes back that never paid for goods. In a swap
 * the bonus for what came back ends and is not paid out (T-REF-5).
 */
export async function issueCreditNote(
  trx: Knex,
  deps: Issuer,
  refundId: number,
): Promise<InvoiceModel | null> {
  const refund = await findRefund(trx, refundId);
  if (!refund) return null;
  const { order_id: orderId, reason, returned_before: before } = refund;
  const invoices = await invoicesOfRefund(trx, refund);
  const [invoice] = invoices;
  if (!invoice) return null;
  const order = await findOrder(trx, orderId);
  const now = deps.now();
  const lines = await linesOfRefund(trx, refund, order.language);
  const returned = lines.reduce((sum, { net }) => sum + net, 0);
  const { due: paid, buyback_credit: buyback, bonus_credit: bonus } = order;
  const draft = buildDocument({
    ...(await factsOf(trx, deps, order, now)),
    kind: 'credit_note',
    // The order may have forgotten its buyer since; the books have not.
    buyer: invoice.snapshot.buyer,
    lines,
    buyback: 0,
    bonus: refundSwap({ paid, buyback, bonus }, before, returned).bonusReversed,
    paid: 0,
    correction: {
      number: invoices.map(({ number }) => number).join(', '),
      issuedOn: invoice.snapshot.issuedOn,
      reason,
    },
  });
  return issueDocument(trx, { orderId, refundId, draft, now });
}

type SharedFacts = Pick<
  DocumentFacts,
  | 'market'
  | 'language'
  | 'seller'
  | 'orderNumber'
  | 'variableSymbol'
  | 'suppliedOn'
  | 'dueOn'
  | 'payment'
>;

/** What documents of an order have in common. */
export async function factsOf(
  db: Knex,
  { environment }: Issuer,
  order: OrderToDocument,
  now: Date,
): Promise<SharedFacts> {
  const { market } = environment;
  const seller = await readSeller(db, environment);
  const dayOf = (instant: Date) => dayInTimeZone(instant, markets[market].timeZone);
  // An order waits for a transfer until its stock is let go; everything else is due at once.
  const dueAt = order.release_at !== null && order.release_at > now ? order.release_at : now;
  return {
    market,
    seller,
    payment: paymentOf(order),
    language: order.language,
    orderNumber: order.number,
    variableSymbol: order.number,
    suppliedOn: dayOf(now),
    dueOn: dayOf(dueAt),
  };
}

/** How an order is paid; what nobody delivers is paid in cash and not on delivery. */
function paymentOf({ due, payment_kind: kind, cart_id: cart }: OrderToDocument): DocumentPayment {
  if (due === 0 || kind === null) return 'none';
  return kind === 'cash_on_delivery' && cart === null ? 'cash' : kind;
}
