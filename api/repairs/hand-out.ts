import type { Knex } from 'knex';
import { isClaim } from '#core/service/claim-outcome.ts';
import { isToBeFetched } from '#core/service/repair-status.ts';
import { readPickUpCode } from '#core/reservations/pick-up-code.ts';
import { closeBill } from '../orders/settle-bill.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isBillPaid, requireBill } from './bill.ts';
import { saleOf } from './desk-view.ts';
import { isLoanOut } from './loans/loan-rows.ts';
import { moveRepairTo, type RepairMover } from './move-repair.ts';
import { storeSignature } from './papers/signatures.ts';
import type { RepairModel } from './repair-model.ts';

interface HandOut {
  readonly to: 'customer' | 'parcel' | 'buyback';
  readonly code: string;
  readonly reason: string;
  readonly signature: Parameters<typeof storeSignature>[3]['sent'];
}

/**
 * Hands a locked repair's device out: to whoever shows its code (or is known otherwise, with the reason written down), to a
 * carrier, or over to the buy-back that bought it meanwhile. Whoever fetches it signs. Nothing unpaid leaves, nothing while a
 * loan is out, and what opens the device is forgotten.
 */
export async function handOut(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  { to, code, reason, signature }: HandOut,
  mover: RepairMover & { readonly staffId: number },
): Promise<void> {
  if (!isToBeFetched(row.status)) throw new Refusal(409, 'repair_move_refused');
  if (await isLoanOut(trx, row.id)) throw new Refusal(409, 'repair_loan_out');
  if (to === 'customer' && readPickUpCode(code) !== row.handOutCode && reason === '') {
    throw new Refusal(409, 'repair_code_wrong');
  }
  if (to === 'buyback' && (await saleOf(trx, deps, row)) === null) {
    throw new Refusal(409, 'repair_not_sold');
  }
  const isRepaired = row.status === 'ready' || row.orderId !== null;
  const bill = isRepaired ? await requireBill(trx, deps, row, mover.at) : null;
  if (bill && !isBillPaid(bill)) throw new Refusal(409, 'repair_unpaid');
  if (to === 'customer') {
    await storeSignature(trx, deps, row, { kind: 'hand_out', sent: signature }, mover);
  }
  if (bill?.status === 'ready_for_pickup') await closeBill(trx, deps, bill, mover);
  if (isRepaired || row.status === 'settled') await recordInPassport(trx, row, mover.at);
  await forgetUnlockCode(trx, row);
  await moveRepairTo(trx, deps, row, 'handed_out', {
    ...mover,
    reason: [to, reason].filter((text) => text !== '').join(': '),
  });
}

/** Nobody opens a device any more that is not on the bench. */
export async function forgetUnlockCode(trx: Knex, { id }: RepairModel): Promise<void> {
  await trx('repair_identities').where({ repair_id: id }).update({ unlock_code: null });
}

/** The device's passport shows the repair; nothing in it names a person. */
export async function recordInPassport(trx: Knex, row: RepairModel, at: Date): Promise<void> {
  if (row.passportId === null) return;
  await trx('device_passport_events').insert({
    passport_id: row.passportId,
    at,
    kind: isClaim(row) ? 'warranty_claim' : 'repaired',
    details: JSON.stringify({ repair: row.number }),
  });
}
