import type { Knex } from 'knex';
import type { BuybackMailKind } from '#core/phrases/cs/buyback-mail.ts';
import { findSwapOrder } from '../../orders/swap-order.ts';
import type { BuybackModel } from '../buyback-model.ts';

/** How the price of a bought device was paid. */
export interface PaidParts {
  readonly kind: Extract<BuybackMailKind, `buyback-paid${string}`>;
  /** Whole units that went to the account. */
  readonly sent: number;
  /** Whole units that paid for goods. */
  readonly setOff: number;
  /** Of the order that they paid; null where all went to the account. */
  readonly orderNumber: string | null;
}

/** What of a device's price was sent, and what an order took (DECISIONS "Swap: one settlement"). */
export async function paidParts(db: Knex, { id, price }: BuybackModel): Promise<PaidParts> {
  const payout: { amount: number } | undefined = await db('buyback_payouts')
    .where({ buyback_id: id })
    .first('amount');
  const sent = payout?.amount ?? price;
  const order = sent < price ? await findSwapOrder(db, id) : null;
  if (order === null) return { kind: 'buyback-paid', sent, setOff: 0, orderNumber: null };
  const kind = sent === 0 ? 'buyback-paid-by-goods' : 'buyback-paid-in-part';
  return { kind, sent, setOff: price - sent, orderNumber: order.number };
}
