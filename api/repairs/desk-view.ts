import type { Knex } from 'knex';
import { maskContact } from '#core/contacts/contact-sight.ts';
import { toWire } from '#core/contract/casing.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { isClaim } from '#core/service/claim-outcome.ts';
import { legalEndOfClaim } from '#core/service/claim-term.ts';
import { totalOf } from '#core/service/repair-estimate.ts';
import { isEstimable, isToBeFetched, plainMovesOf } from '#core/service/repair-status.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { serialDigest } from '../devices/passports.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { termDays } from '../shop-settings/term-days.ts';
import { billOf, isBillPaid } from './bill.ts';
import { deskRows } from './desk-list.ts';
import { findEstimate } from './estimate.ts';
import { readSecret } from './repair-identity.ts';
import { agreedTotal, linesOf, lineView } from './repair-lines.ts';
import type { RepairModel } from './repair-model.ts';
import { requireRepair } from './require-repair.ts';

export type DeskView = Reply<Endpoints['admin-repair']>;

/** A repair with all that the desk knows of it. */
export async function deskView(
  db: Knex,
  deps: Dependencies,
  row: RepairModel,
  language: Language,
): Promise<DeskView> {
  const [shown] = await deskRows(db, [row]);
  if (!shown) throw new Error('a row has lost its view');
  const { isClaim: _, ...facts } = shown;
  const lines = await linesOf(db, row.id);
  return {
    ...facts,
    version: row.version,
    language: row.language,
    productColor: await colorOf(db, row),
    fault: row.fault,
    look: row.look,
    accessories: row.accessories,
    hasBackup: row.hasBackup,
    priceLimit: row.priceLimit,
    contact: contactView(row),
    serialEnd: await serialEndOf(db, row),
    hasUnlockCode: await hasUnlockCode(db, row.id),
    lines: lines.map((line) => ({
      ...lineView(line, language),
      operationId: line.operation_id,
      productId: line.product_id,
      piece: line.piece,
    })),
    total: agreedTotal(lines),
    estimate: await estimateView(db, row.id),
    bill: await billView(db, row),
    claimed: await claimedBy(db, row),
    claims: await db('repairs')
      .where({ claimed_repair_id: row.id })
      .orderBy('id')
      .select<{ id: number; number: string }[]>('id', 'number'),
    claimEndsOn: isClaim(row) ? claimEndOf(row, deps) : null,
    sale: await saleOf(db, deps, row),
    moves: plainMovesOf(row.status),
    canEstimate: isEstimable(row.status),
    estimateDays: await termDays(db, deps, 'estimate_valid'),
    canHandOut: isToBeFetched(row.status),
    history: await deskHistory(db, row.id),
  };
}

/** The last day that the law gives for settling a claim. */
export const claimEndOf = (
  { createdAt }: Pick<RepairModel, 'createdAt'>,
  { market }: Pick<Dependencies, 'market'>,
): CalendarDate => legalEndOfClaim(dayInTimeZone(createdAt, market.timeZone), market.code);

/** The repair of an id, locked and as old as its reader saw it; 409 with the current one where somebody was faster. */
export async function lockRepair(
  trx: Knex,
  deps: Dependencies,
  { id, version }: { readonly id: number; readonly version: number },
  language: Language,
): Promise<RepairModel> {
  const row = await requireRepair(trx, id, true);
  if (row.version === version) return row;
  throw new Refusal(409, 'conflict', {
    extra: { current: toWire(await deskView(trx, deps, row, language)) },
  });
}

const contactView = ({ contact, eMail }: RepairModel): DeskView['contact'] => ({
  eMail: maskContact('e_mail', eMail ?? ''),
  phoneNumber: maskContact('phone_number', contact?.phoneNumber ?? ''),
  street: maskContact('street', contact?.street ?? ''),
  city: contact?.city ?? '',
});

async function colorOf(db: Knex, { colorId }: RepairModel): Promise<string | null> {
  if (colorId === null) return null;
  const row = await db('device_colors')
    .where({ id: colorId })
    .first<{ slug: string } | undefined>('slug');
  return row?.slug ?? null;
}

/** The end of the device's number; null where nobody has read it. */
export async function serialEndOf(db: Knex, { passportId }: RepairModel): Promise<string | null> {
  if (passportId === null) return null;
  const row = await db('device_passports')
    .where({ id: passportId })
    .first<{ serial_last4: string } | undefined>('serial_last4');
  return row?.serial_last4 ?? null;
}

async function hasUnlockCode(db: Knex, repairId: number): Promise<boolean> {
  const row: unknown = await db('repair_identities')
    .where({ repair_id: repairId })
    .whereNotNull('unlock_code')
    .first('repair_id');
  return row !== undefined;
}

async function estimateView(db: Knex, repairId: number): Promise<DeskView['estimate']> {
  const last = await findEstimate(db, repairId, 'last');
  return last
    ? {
        sentAt: last.sent_at.toISOString(),
        validUntil: last.valid_until,
        total: totalOf(last.lines),
        decision: last.decision,
        decidedAt: last.decided_at?.toISOString() ?? null,
        proof: last.proof,
        reason: last.reason,
      }
    : null;
}

async function billView(db: Knex, row: RepairModel): Promise<DeskView['bill']> {
  const bill = await billOf(db, row);
  return bill && { orderId: bill.id, number: bill.number, due: bill.due, isPaid: isBillPaid(bill) };
}

async function claimedBy(db: Knex, row: RepairModel): Promise<DeskView['claimed']> {
  const of = async (table: 'repairs' | 'orders', id: number | null) => {
    if (id === null) return null;
    const found = await db(table)
      .where({ id })
      .first<{ id: number; number: string } | undefined>('id', 'number');
    return found ?? null;
  };
  return {
    repair: await of('repairs', row.claimedRepairId),
    order: await of('orders', row.claimedOrderId),
  };
}

/** The newest sale of the same device to the shop, since it was taken in. */
export async function saleOf(
  db: Knex,
  { cipher }: Pick<Dependencies, 'cipher'>,
  { id, createdAt }: RepairModel,
): Promise<DeskView['sale']> {
  const serial = await readSecret(db, cipher, id, 'serial');
  if (serial === null) return null;
  const sale = await db('buybacks')
    .where((same) => {
      void same.where('imei_digest', cipher.digest(serial));
      void same.orWhere('serial_digest', serialDigest(cipher, serial));
    })
    .where('created_at', '>=', createdAt)
    // What was called off takes no device.
    .whereNotIn('status', ['cancelled', 'expired', 'rejected', 'returned'])
    .orderBy('id', 'desc')
    .first<{ id: number; status: string } | undefined>('id', 'status');
  return sale ?? null;
}

async function deskHistory(db: Knex, repairId: number): Promise<DeskView['history']> {
  const rows = await db('repair_events as e')
    .leftJoin('users as u', 'u.id', 'e.staff_id')
    .where('e.repair_id', repairId)
    .orderBy('e.id')
    .select<
      {
        from_status: DeskView['status'] | null;
        to_status: DeskView['status'];
        actor: DeskView['history'][number]['actor'];
        name: string | null;
        reason: string;
        at: Date;
      }[]
    >('e.from_status', 'e.to_status', 'e.actor', 'e.reason', 'e.at', 'u.name');
  return rows.map((event) => ({
    from: event.from_status,
    to: event.to_status,
    at: event.at.toISOString(),
    actor: event.actor,
    by: event.name ?? '',
    reason: event.reason,
  }));
}
