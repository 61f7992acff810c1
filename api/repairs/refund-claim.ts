import type { Knex } from 'knex';
import { z } from 'zod';
import { settleClaim, type ClaimRefusal } from '#core/service/claim-outcome.ts';
import { cutPrice } from '../orders/cut-price.ts';
import { findOrder } from '../orders/lock-order.ts';
import { refundPieces } from '../orders/refund-pieces.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { claimedOrderOf, claimedPieces, isClaim, type ClaimedPiece } from './claim-rows.ts';
import { RepairModel } from './repair-model.ts';
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

/** What goes back of a locked claim, and of which piece; a refusal where that cannot be. */
export async function claimMoney(
  trx: Knex,
  row: RepairModel,
  { outcome, position, amount }: Pick<ClaimRefund, 'outcome' | 'position' | 'amount'>,
): Promise<{ readonly orderId: number; readonly piece: ClaimedPiece; readonly money: number }> {
  const orderId = await claimedOrderOf(trx, row);
  const pieces = await claimedPieces(trx, orderId, row.language);
  const piece = pieces.find((each) => each.position === position);
  const claim = { status: row.status, isClaim: isClaim(row) };
  const settled = settleClaim(claim, { outcome, paid: piece?.paid ?? null, amount });
  if (!settled.ok) throw refusalOf(settled.error);
  if (orderId === null || !piece) throw new Error('a claim is paid back of nothing');
  return { orderId, piece, money: settled.value };
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
  const row = await RepairModel.query(trx).findById(wish.repairId).forUpdate();
  if (!row) throw new Refusal(404, 'repair_not_found');
  const { orderId, piece, money } = await claimMoney(trx, row, wish);
  const order = await findOrder(trx, { id: orderId }, true);
  const unit = { unitId: piece.unitId, net: piece.paid };
  const back = wish.outcome === 'reduced' ? await cutPrice(trx, unit, money) : unit;
  const { refundId } = await refundPieces(trx, deps, order, [back], at);
  const { outcome, reason } = wish;
  const none = { productId: null, passportId: null };
  const mover = { actor: 'staff', staffId, at } as const;
  await storeClaim(trx, deps, row, { outcome, reason, amount: money, refundId, ...none }, mover);
}
