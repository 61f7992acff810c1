import type { Knex } from 'knex';
import { z } from 'zod';
import { isClaim, settleClaim, type ClaimRefusal } from '#core/service/claim-outcome.ts';
import { cutPrice } from '../orders/cut-price.ts';
import type { OrderModel } from '../orders/order-model.ts';
import { refundPieces } from '../orders/refund-pieces.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { claimedPieces, lockClaimedOrder, type ClaimedPiece } from './claim-rows.ts';
import { isLoanOut } from './loans/loan-rows.ts';
import type { RepairModel } from './repair-model.ts';
import { requireRepair } from './require-repair.ts';
import { storeClaim } from './store-claim.ts';

/** A claim that is settled by money; as it is kept until another person releases it. */
export const claimRefund = z.object({
  of: z.literal('claim'),
  repairId: z.int(),
  outcome: z.enum(['reduced', 'refunded']),
  position: z.int(),
  /** Of a price cut, whole units. */
  amount: z.int().nullable(),
  reason: z.string(),
});
export type ClaimRefund = z.output<typeof claimRefund>;

interface ClaimMoney {
  /** The claimed order, locked. */
  readonly order: OrderModel;
  readonly piece: ClaimedPiece;
  /** What goes back, whole units. */
  readonly money: number;
}

/** What goes back of a locked claim, and of which piece; a refusal where that cannot be. */
export async function claimMoney(
  trx: Knex,
  row: RepairModel,
  { outcome, position, amount }: Pick<ClaimRefund, 'outcome' | 'position' | 'amount'>,
): Promise<ClaimMoney> {
  const order = await lockClaimedOrder(trx, row);
  const pieces = await claimedPieces(trx, order?.id ?? null, row.language);
  const piece = pieces.find((each) => each.position === position);
  const claim = { status: row.status, isClaim: isClaim(row) };
  const settled = settleClaim(claim, { outcome, paid: piece?.paid ?? null, amount });
  if (!settled.ok) throw refusalOf(settled.error);
  // It ends with the money: nothing would ask for the device that was lent.
  if (outcome === 'refunded' && (await isLoanOut(trx, row.id))) {
    throw new Refusal(409, 'repair_loan_out');
  }
  if (!order || !piece) throw new Error('a claim is paid back of nothing');
  return { order, piece, money: settled.value };
}

/** The refusal of the core as the API answers it. */
export const refusalOf = (error: ClaimRefusal): Error =>
  error === 'claim_cut_impossible'
    ? new FieldRefusal({ amount: ['price_cut_impossible'] })
    : new Refusal(409, error);

/** Gives the money back with its credit note, and settles the claim by it. */
export async function refundClaim(
  trx: Knex.Transaction,
  deps: Dependencies,
  wish: ClaimRefund,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<void> {
  const row = await requireRepair(trx, wish.repairId, true);
  const { order, piece, money } = await claimMoney(trx, row, wish);
  const unit = { unitId: piece.unitId, net: piece.paid };
  const back = wish.outcome === 'reduced' ? await cutPrice(trx, unit, money) : unit;
  const { refundId } = await refundPieces(trx, deps, order, [back], at);
  const { outcome, reason } = wish;
  const given = { orderId: order.id, productId: null, passportId: null };
  const settled = { outcome, reason, amount: money, refundId, ...given };
  await storeClaim(trx, deps, row, settled, { actor: 'staff', staffId, at });
}
