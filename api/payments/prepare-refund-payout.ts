import type { Knex } from 'knex';
import { z } from 'zod';
import { bankText } from '#core/identity/bank-text.ts';
import { parsePayoutAccount } from '#core/identity/payout-account.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { gatewayOf } from '../outside/payments/gateways.ts';
import { OrderModel } from '../orders/order-model.ts';
import { openPayoutOrder } from './open-payout-order.ts';
import { RefundModel } from './refund-model.ts';

/** A refund as it is kept until another person releases it. */
export const refundPayout = z.object({ refundId: z.int() });

interface Wish {
  readonly id: number;
  readonly version: number;
  /** As typed; empty for the account of the withdrawal. */
  readonly account: string;
  /** Empty for the name of the order. */
  readonly holder: string;
}

interface Prepared {
  readonly orderNumber: string;
  readonly amount: number;
}

const placeOf = (column: 'account' | 'holder', rowId: number) => ({
  table: 'refund_payouts',
  column,
  rowId,
});

/**
 * Keeps where a refund is to be paid, encrypted, for another person to release. Refuses what a
 * gateway gives back by itself, and what the bank's file could not carry.
 */
export async function prepareRefundPayout(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, version, ...typed }: Wish,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<Prepared> {
  const refund = await RefundModel.query(trx).findById(id).forUpdate();
  if (!refund) throw new Refusal(404, 'not_found');
  if (refund.version !== version) {
    const current = { id, version: refund.version, status: refund.status };
    throw new Refusal(409, 'conflict', { extra: { current } });
  }
  const isByGateway = await goesByGateway(trx, deps, refund.paymentId);
  if (refund.status !== 'waiting' || isByGateway) throw new Refusal(409, 'refund_refused');
  // What nobody released in time makes room; what waits still is refused with its act.
  await dropRefundPayout(trx, { refundId: id });
  const released: unknown = await trx('refund_payouts').where({ refund_id: id }).first('amount');
  if (released !== undefined) throw new Refusal(409, 'refund_refused');
  const order = await orderOf(trx, refund.orderId);
  const account = parsePayoutAccount(
    typed.account === '' ? await namedAccount(trx, deps, refund.withdrawalId) : typed.account,
    deps.market.code,
  );
  if (!account.ok) throw new FieldRefusal({ account: [account.error] });
  const holder = bankText(typed.holder === '' ? order.name : typed.holder);
  if (holder === null) throw new FieldRefusal({ holder: ['payout_name_not_latin'] });
  const hidden = (column: 'account' | 'holder', text: string) =>
    deps.cipher.encrypt(placeOf(column, id), text);
  await trx('refund_payouts').insert({
    refund_id: id,
    amount: refund.amount,
    account: hidden('account', account.value.iban),
    holder: hidden('holder', holder),
    prepared_by: staffId,
    prepared_at: at,
  });
  return { orderNumber: order.number, amount: refund.amount };
}

/** Puts a prepared payment among those that the bank is sent next; a 409 where it is gone. */
export async function releaseRefundPayout(
  trx: Knex.Transaction,
  { refundId }: z.output<typeof refundPayout>,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<void> {
  const orderId = await openPayoutOrder(trx, staffId, at);
  const changed = await trx('refund_payouts')
    .where({ refund_id: refundId, payout_order_id: null })
    .update({ released_by: staffId, payout_order_id: orderId });
  if (changed === 0) throw new Refusal(409, 'conflict');
}

/** What was prepared is not paid after all. */
export const dropRefundPayout = async (
  trx: Knex.Transaction,
  { refundId }: z.output<typeof refundPayout>,
): Promise<void> => {
  await trx('refund_payouts').where({ refund_id: refundId, payout_order_id: null }).delete();
};

async function goesByGateway(
  trx: Knex,
  deps: Dependencies,
  paymentId: number | null,
): Promise<boolean> {
  if (paymentId === null) return false;
  const payment: { provider: string } | undefined = await trx('payments')
    .where({ id: paymentId })
    .first('provider');
  return payment !== undefined && gatewayOf(deps, payment.provider) !== null;
}

async function orderOf(trx: Knex, id: number): Promise<{ number: string; name: string }> {
  const { number, billingAddress: bill } = await OrderModel.query(trx)
    .findById(id)
    .throwIfNotFound();
  return { number, name: [bill?.firstName, bill?.lastName].filter(Boolean).join(' ') };
}

/** What the customer typed with the withdrawal; empty where there is none. */
async function namedAccount(
  trx: Knex,
  { cipher }: Dependencies,
  withdrawalId: number | null,
): Promise<string> {
  if (withdrawalId === null) return '';
  const row: { bank_account: Buffer | null } | undefined = await trx('withdrawals')
    .where({ id: withdrawalId })
    .first('bank_account');
  const place = { table: 'withdrawals', column: 'bank_account', rowId: withdrawalId };
  return row?.bank_account ? cipher.decrypt(place, row.bank_account) : '';
}
