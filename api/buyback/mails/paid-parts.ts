import { bonusLastDay } from '#core/buyback/bonus.ts';
import { bonusAmount } from '#core/cart/credits.ts';
import type { BuybackMailKind } from '#core/phrases/cs/buyback-mail.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findSwapOrder } from '../../orders/swap-order.ts';
import type { BuybackModel } from '../buyback-model.ts';
import { voucherTerms } from '../voucher-terms.ts';

/** How the price of a bought device was paid. */
export interface PaidParts {
  readonly kind: Extract<BuybackMailKind, `buyback-paid${string}`>;
  /** Whole units that went to the account. */
  readonly sent: number;
  /** Whole units that paid for goods. */
  readonly setOff: number;
  /** Of the order that they paid; null where all went to the account. */
  readonly orderNumber: string | null;
  /** The voucher that the sale earned and that is still to be used; null where there is none. */
  readonly voucher: { readonly amount: number; readonly lastDay: string } | null;
}

/** What of a device's price was sent, and what an order took (DECISIONS "Swap: one settlement"). */
export async function paidParts(deps: Dependencies, row: BuybackModel): Promise<PaidParts> {
  const { knex: db } = deps;
  const { id, price } = row;
  const payout: { amount: number } | undefined = await db('buyback_payouts')
    .where({ buyback_id: id })
    .first('amount');
  const sent = payout?.amount ?? price;
  const order = sent < price ? await findSwapOrder(db, id) : null;
  const voucher = await voucherOf(deps, row);
  if (order === null) return { kind: 'buyback-paid', sent, setOff: 0, orderNumber: null, voucher };
  const kind = sent === 0 ? 'buyback-paid-by-goods' : 'buyback-paid-in-part';
  return { kind, sent, setOff: price - sent, orderNumber: order.number, voucher };
}

/** What a cart takes for the code of this sale now (T-BUY-21). */
async function voucherOf({ knex, market, now }: Dependencies, row: BuybackModel) {
  const { id, status, price, lockedUntil, closedAt } = row;
  if (closedAt === null) return null;
  const used: unknown = await knex('order_buybacks')
    .where({ buyback_id: id, kind: 'bonus' })
    .whereNull('released_at')
    .first('order_id');
  const credit = { id, status, price, lockedUntil, closedAt, isSpent: used !== undefined };
  const { timeZone } = market;
  const terms = await voucherTerms(knex);
  const swappedIds = new Set<number>();
  const amount = bonusAmount(credit, { terms, timeZone, now: now(), swappedIds });
  return amount === 0 ? null : { amount, lastDay: bonusLastDay(closedAt, timeZone) };
}
