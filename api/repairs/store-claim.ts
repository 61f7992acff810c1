import type { Knex } from 'knex';
import type { RepairMailKind } from '#core/phrases/cs/repair-mail.ts';
import type { ClaimOutcome } from '#core/service/claim-outcome.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { forgetUnlockCode, recordInPassport } from './hand-out.ts';
import { moveRepairTo, type RepairMover } from './move-repair.ts';
import type { RepairModel } from './repair-model.ts';

interface Settled {
  readonly outcome: ClaimOutcome;
  /** The order that is claimed; null where a rejected claim is of nothing that was paid for. */
  readonly orderId: number | null;
  readonly amount: number;
  readonly refundId: number | null;
  readonly productId: number | null;
  readonly passportId: number | null;
  /** As it is told to the customer. */
  readonly reason: string;
}

const mailOf = {
  exchanged: 'repair-claim-exchanged',
  reduced: 'repair-claim-reduced',
  refunded: 'repair-claim-refunded',
  rejected: 'repair-claim-rejected',
} as const satisfies Record<ClaimOutcome, RepairMailKind>;

/**
 * Keeps how a locked claim was settled and tells its customer. What is given back or given instead waits for them; where the
 * shop keeps the device for its price, nothing does, and the claim ends.
 */
export async function storeClaim(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  { outcome, orderId, amount, refundId, productId, passportId, reason }: Settled,
  mover: RepairMover & { readonly staffId: number },
): Promise<void> {
  await trx('repair_claims').insert({
    repair_id: row.id,
    outcome,
    order_id: orderId,
    amount,
    refund_id: refundId,
    product_id: productId,
    passport_id: passportId,
    reason,
    settled_at: mover.at,
    settled_by: mover.staffId,
  });
  await moveRepairTo(trx, deps, row, 'settled', { ...mover, reason, mail: mailOf[outcome] });
  if (outcome !== 'refunded') return;
  await recordInPassport(trx, row, mover.at);
  await forgetUnlockCode(trx, row);
  await moveRepairTo(trx, deps, row, 'handed_out', { ...mover, reason: 'shop', mail: null });
}
