import type { Knex } from 'knex';
import type { z } from 'zod';
import { emptyProductChoice, productAddress } from '#core/catalog/product-address.ts';
import type { orderFacts as factsSchema } from '#core/contract/orders.ts';
import { moveOrder, standingOf } from '#core/orders/order-status.ts';
import { isPaidAtOnce } from '#core/orders/unpaid-order.ts';
import { lastWithdrawalDay } from '#core/orders/withdrawal.ts';
import type { Language } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { isOffered } from '../outside/payments/offered-payments.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { detailText, orderPhrases } from './order-words.ts';
import type { OrderModel, StoredAddress } from './order-model.ts';
import { exchangeView } from './door-exchange/exchange-view.ts';
import { holdView } from './holds/hold-view.ts';
import { findParts, type LinePart, type OrderParts } from './order-parts.ts';
import { trackingOfOrder } from '../shipments/tracking-of-order.ts';
import { isBill } from './is-bill.ts';
import { orderPickUpCode } from './pick-up/pick-up-codes.ts';
import { transferView } from './transfer-view.ts';

export type OrderFacts = z.output<typeof factsSchema>;

/** An order as whoever may see it reads it, without the code of the link that opens it. */
export async function orderFacts(
  db: Knex,
  deps: Dependencies,
  order: OrderModel,
  language: Language,
): Promise<OrderFacts> {
  const parts = await findParts(db, order.id);
  const texts = orderPhrases[language];
  const standing = standingOf(order.status, order.handedOverAt !== null);
  return {
    number: order.number,
    status: order.status,
    statusText: texts.orderStatusTexts[order.status],
    placedAt: order.placedAt.toISOString(),
    payment: await paymentView(deps, order, parts, language),
    delivery: deliveryView(order, parts, language),
    eMail: order.eMail ?? '',
    billingAddress: addressView(order.billingAddress ?? {}),
    deliveryAddress: order.deliveryAddress && addressView(order.deliveryAddress),
    note: order.note,
    lines: parts.lines.map((line) => lineView(line, deps, language)),
    discounts: parts.discounts.map(({ name, code, saved }) => ({
      name: name[language],
      code,
      saved,
    })),
    total: order.total,
    buyback: order.buybackCredit,
    bonus: order.bonusCredit,
    due: order.due,
    payout: order.payout,
    toPay: order.toPay,
    refunded: parts.refunded,
    refundOpen: parts.refund_open,
    refundSent: parts.refund_sent,
    device: deviceView(deps, order),
    hold: await holdView(db, deps, order),
    exchange: await exchangeView(db, deps, order),
    heldUntil: isHeldUnpaid(order) ? (order.releaseAt?.toISOString() ?? null) : null,
    mailCheck: order.mailCheck === 'awaited' && !isMailAwaited(order) ? 'none' : order.mailCheck,
    documents: parts.documents.map((each) => ({ ...each, issuedAt: isoOf(each.issuedAt) })),
    history: parts.history.map(({ status, at }) => ({
      text: texts.orderStatusTexts[status],
      at: isoOf(at),
    })),
    canCancel: moveOrder(standing, 'cancelled', 'customer').ok,
    tracking: await trackingOfOrder(db, order.id, { market: deps.market.code, language }),
    withdrawal: withdrawalState(deps, order, parts),
  };
}

/** An order as its customer reads it, who came by this code. */
export const customersView = async (
  db: Knex,
  deps: Dependencies,
  order: OrderModel,
  { code, language }: { readonly code: string; readonly language: Language },
) => ({
  ...(await orderFacts(db, deps, order, language)),
  code,
  pickUpCode: await orderPickUpCode(db, order.id),
});

/** Whether its goods are put aside for a while only: until it is paid or confirmed. */
const isHeldUnpaid = ({ status, paymentStatus }: OrderModel): boolean =>
  (status === 'created' || status === 'awaiting_payment') && paymentStatus === 'waiting';

/** Whether an order waits for its mail to be confirmed. */
export const isMailAwaited = (order: OrderModel): boolean =>
  order.mailCheck === 'awaited' && isHeldUnpaid(order);

/** Goods that wait for a device say until when; one that has come has no such day. */
const deviceView = (
  { market }: Dependencies,
  { status, releaseAt }: OrderModel,
): OrderFacts['device'] =>
  status === 'awaiting_device'
    ? { until: releaseAt && dayInTimeZone(releaseAt, market.timeZone) }
    : null;

const isoOf = (text: string): string => new Date(text).toISOString();

/** Whether an order waits for money that can be sent now. */
export const canBePaid = ({ status, paymentStatus, toPay }: OrderModel): boolean =>
  (status === 'awaiting_payment' || toPay !== null) && paymentStatus === 'waiting';

/**
 * Whether its money, or the rest of an order that was edited to cost more, is to come by a transfer, so that there is a request
 * to pay to be printed. What is left after goods left for a device is paid at once.
 */
export const awaitsTransfer = (order: OrderModel, payment: OrderParts['payment']): boolean =>
  canBePaid(order) &&
  (order.toPay === null || order.restSince !== null) &&
  payment?.kind === 'bank_transfer';

/** Ways in which an order can be paid now: its own and those that cost nothing; what is left after the goods came is paid at once. */
export const methodsOf = (
  deps: Dependencies,
  order: OrderModel,
  { methods, payment }: OrderParts,
) =>
  canBePaid(order)
    ? [
        ...(payment && methods.every(({ code }) => code !== payment.code) ? [payment] : []),
        ...methods.filter(({ mostAmount }) => mostAmount === null || order.due <= mostAmount),
      ].filter(
        ({ kind }) =>
          isOffered(deps, kind) &&
          (isPaidAtOnce(kind) || !isMailAwaited(order)) &&
          (order.toPay === null || isPaidAtOnce(kind)),
      )
    : [];

async function paymentView(
  deps: Dependencies,
  order: OrderModel,
  parts: OrderParts,
  language: Language,
): Promise<OrderFacts['payment']> {
  const { payment } = parts;
  const waits = awaitsTransfer(order, payment);
  return {
    kind: payment?.kind ?? null,
    name:
      isBill(order) && payment?.kind === 'cash_on_delivery'
        ? orderPhrases[language].paidInCash
        : (payment?.name[language] ?? ''),
    status: order.paymentStatus,
    statusText: orderPhrases[language].paymentStatusTexts[order.paymentStatus],
    paidAt: order.paidAt?.toISOString() ?? null,
    canPay: canBePaid(order),
    methods: methodsOf(deps, order, parts).map(({ code, kind, name }) => ({
      code,
      kind,
      name: name[language],
    })),
    transfer: waits ? await transferView(deps, order) : null,
  };
}

function deliveryView(
  order: OrderModel,
  { delivery, store }: OrderParts,
  language: Language,
): OrderFacts['delivery'] {
  const { place, arrivesFrom: from, arrivesTo: to, status } = order;
  return {
    name: delivery[language],
    statusText: orderPhrases[language].orderStatusTexts[status],
    place: place ? `${place.name}, ${place.street}, ${place.city}` : store,
    expected: from !== null && to !== null ? { from, to } : null,
  };
}

const addressView = (address: Partial<StoredAddress>): OrderFacts['billingAddress'] => ({
  name: `${address.firstName ?? ''} ${address.lastName ?? ''}`.trim(),
  company: address.company ?? '',
  registrationNumber: address.registrationNumber ?? '',
  vatNumber: address.vatNumber ?? '',
  street: address.street ?? '',
  city: address.city ?? '',
  district: address.district ?? '',
  postcode: address.postcode ?? '',
  country: address.country ?? '',
  phoneNumber: address.phoneNumber ?? '',
});

function lineView(
  line: LinePart,
  { market }: Dependencies,
  language: Language,
): OrderFacts['lines'][number] {
  const { position, parentPosition, kind, code, name, quantity, unitPrice, details, closed } = line;
  const { seoName, condition = null } = details;
  return {
    position,
    parentPosition,
    kind,
    code,
    name: name[language],
    quantity,
    closed,
    unitPrice,
    net: line.net - line.closedNet,
    detail: detailText(details, language),
    url:
      line.isSold && seoName !== undefined
        ? productAddress(market.code, seoName, { ...emptyProductChoice, condition })
        : null,
  };
}

function withdrawalState(
  { market, now }: Dependencies,
  order: OrderModel,
  { lines, withdrawn_units: withdrawn }: OrderParts,
): OrderFacts['withdrawal'] {
  const lastDay = lastWithdrawalDay([order.deliveredAt], market.code);
  const pieces = lines
    .filter(isWithdrawable)
    .reduce((sum, { closed, quantity }) => sum + quantity - closed, 0);
  const isInTime = lastDay === null || dayInTimeZone(now(), market.timeZone) <= lastDay;
  // What waits for its mail or a device is cancelled, not withdrawn from: nothing of it has been paid.
  const isOpen = !['created', 'cancelled', 'returned', 'awaiting_device'].includes(order.status);
  return { isPossible: isOpen && isInTime && withdrawn < pieces, lastDay };
}

/**
 * Shipping and fees are no goods: they go back with the order, not by themselves. What was repaired was done because its
 * customer agreed to it, and is claimed, not withdrawn from.
 */
const isWithdrawable = ({ kind }: Pick<LinePart, 'kind'>): boolean =>
  kind !== 'shipping' && kind !== 'payment_fee' && kind !== 'repair';
