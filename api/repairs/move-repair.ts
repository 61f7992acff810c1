import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { RepairMailKind } from '#core/phrases/cs/repair-mail.ts';
import { pickUpCodeOf } from '#core/reservations/pick-up-code.ts';
import {
  isClosedRepair,
  isToBeFetched,
  moveRepair,
  type RepairActor,
  type RepairStatus,
} from '#core/service/repair-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { mailAboutRepair } from './mails/mail-subject.ts';
import { cancelBill, requireBill } from './bill.ts';
import { stopWhereNobodyWorks } from './bench/timers.ts';
import { holdParts, letPartsGo, useParts } from './repair-parts.ts';
import type { RepairModel } from './repair-model.ts';
import { freeSlotAt } from './slots/store-slots.ts';
import { withdrawEstimate } from './withdraw-estimate.ts';

export interface RepairMover {
  readonly actor: RepairActor;
  /** Given exactly when the actor is staff. */
  readonly staffId?: number;
  readonly reason?: string;
  readonly at: Date;
  /** What is written to the customer instead of what the state says; null writes nothing. */
  readonly mail?: RepairMailKind | null;
}

const mailOf: Partial<Record<RepairStatus, RepairMailKind>> = {
  received: 'repair-received',
  waiting_for_approval: 'repair-estimate',
  approved: 'repair-approved',
  waiting_for_parts: 'repair-parts',
  ready: 'repair-ready',
  declined: 'repair-declined',
  not_repairable: 'repair-not-repairable',
  handed_out: 'repair-handed-out',
  cancelled: 'repair-cancelled',
  unclaimed: 'repair-unclaimed',
};

/**
 * Moves a locked repair and does all that follows: its open question, parts, bill, history and mail, in the caller's
 * transaction; 409 where the table of states does not lead there for this actor. What waits for its customer gets the code
 * by which it is fetched.
 */
export async function moveRepairTo(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  to: RepairStatus,
  mover: RepairMover,
): Promise<void> {
  const { status: from } = row;
  if (!moveRepair(from, to, mover.actor).ok) throw new Refusal(409, 'repair_move_refused');
  // What was not answered is asked no longer.
  if (from === 'waiting_for_approval') await withdrawEstimate(trx, row.id, mover.at);
  if (to === 'repairing') await holdParts(trx, deps, row);
  if (to === 'ready') await useParts(trx, deps, row);
  const bill = to === 'ready' ? await requireBill(trx, deps, row, mover.at) : null;
  if (to === 'declined' || to === 'not_repairable' || to === 'settled')
    await callWorkOff(trx, deps, row, mover.at);
  await freeSlotAt(trx, row, to, mover.at);
  const waits = isToBeFetched(to);
  await row.$query(trx).patch({
    status: to,
    statusSince: mover.at,
    version: row.version + 1,
    closedAt: isClosedRepair(to) ? mover.at : null,
    handOutCode: waits ? (row.handOutCode ?? pickUpCodeOf(randomBytes(8))) : null,
    // Each time of waiting is reminded of anew.
    ...(waits && !isToBeFetched(from) && { reminders: 0 }),
  });
  await stopWhereNobodyWorks(trx, row.id, to, mover.at);
  await recordRepairEvent(trx, row.id, from, to, mover);
  const usual = to === 'ready' && bill === null ? 'repair-ready-free' : mailOf[to];
  const kind = mover.mail === undefined ? usual : mover.mail;
  if (kind !== undefined && kind !== null && row.eMail !== null) {
    await queueMail(trx, deps, mailAboutRepair(kind, row));
  }
}

/** What is not repaired after all is not paid either, whatever was agreed before, and needs no parts. */
async function callWorkOff(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  at: Date,
): Promise<void> {
  await letPartsGo(trx, deps, row);
  await cancelBill(trx, deps, row, at);
  await trx('repair_lines')
    .where({ repair_id: row.id, decision: 'approved' })
    .update({ decision: 'declined' });
}

/** Adds a line to the history; from a state to itself it is a note. */
export async function recordRepairEvent(
  trx: Knex,
  repairId: number,
  from: RepairStatus | null,
  to: RepairStatus,
  { actor, staffId, reason, at }: RepairMover,
): Promise<void> {
  await trx('repair_events').insert({
    repair_id: repairId,
    from_status: from,
    to_status: to,
    actor,
    at,
    staff_id: staffId ?? null,
    reason: reason ?? '',
  });
}
