import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { batteryHealth } from '#core/service/battery-health.ts';
import type { CheckPhase } from '#core/service/repair-checks.ts';
import { isToBeFetched, moveRepair } from '#core/service/repair-status.ts';
import { totalOf } from '#core/service/repair-estimate.ts';
import { addDays } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';
import { findSale } from '../service/ways-out.ts';
import { billOf, isBillPaid } from './bill.ts';
import { findEstimate, type EstimateRow } from './estimate.ts';
import { findDevice } from './find-device.ts';
import { agreedTotal, linesOf, lineView, type RepairLine } from './repair-lines.ts';
import { settledClaim } from './settled-claim.ts';
import { RepairModel } from './repair-model.ts';
import { canChooseSlot, slotOf, slotView } from './slots/store-slots.ts';

type View = Reply<Endpoints['repair']>;

/** The repair of a code, locked where it is to be changed; 404 where there is none. */
export async function findRepair(db: Knex, code: string, lock = false): Promise<RepairModel> {
  const query = RepairModel.query(db).findOne({ code });
  const row = await (lock ? query.forUpdate() : query);
  if (!row) throw new Refusal(404, 'repair_not_found');
  return row;
}

/** States through which a repair went, without the notes of the staff. */
export async function historyOf(db: Knex, repairId: number): Promise<View['history']> {
  const rows = await db('repair_events')
    .where({ repair_id: repairId })
    .whereRaw('from_status is distinct from to_status')
    .orderBy('id')
    .select<{ to_status: View['status']; at: Date }[]>('to_status', 'at');
  return rows.map(({ to_status: status, at }) => ({ status, at: at.toISOString() }));
}

/** What whoever holds the code may see: nothing of it names a person. */
export async function repairView(
  db: Knex,
  deps: Dependencies,
  row: RepairModel,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<View> {
  const lines = await linesOf(db, row.id);
  const today = dayInTimeZone(now, deps.market.timeZone);
  const estimate =
    row.status === 'waiting_for_approval' ? await findEstimate(db, row.id, 'open') : undefined;
  const slot = await slotOf(db, row.id);
  const store = await db('stores')
    .where({ id: row.storeId })
    .first<View['store']>('slug', 'name', 'street', 'city', 'postcode', 'phone');
  return {
    number: row.number,
    code: row.code,
    status: row.status,
    way: row.way,
    device: row.device,
    fault: row.fault,
    accessories: row.accessories,
    createdAt: row.createdAt.toISOString(),
    promisedOn: row.promisedOn,
    priceLimit: row.priceLimit,
    slot: slot && slotView(slot),
    canChooseSlot: canChooseSlot(row, slot, now),
    store,
    lines: lines.map((line) => lineView(line, language)),
    total: agreedTotal(lines),
    estimate: estimate ? openEstimate(estimate, today) : null,
    bill: await billView(db, deps, row),
    keptUntil: await keptUntil(db, deps, row),
    handOutCode: row.handOutCode,
    sale: await saleOf(db, deps, row, lines),
    claim: await settledClaim(db, row.id, language),
    batteryHealth: await batteryHealthOf(db, row.id),
    history: await historyOf(db, row.id),
    canGiveUp:
      moveRepair(row.status, 'cancelled', 'customer').ok ||
      moveRepair(row.status, 'declined', 'customer').ok,
  };
}

/** Up to when a device that lies ready waits at its store (`unclaimed_days`). */
async function keptUntil(
  db: Knex,
  { market }: Pick<Dependencies, 'market'>,
  { status, statusSince }: RepairModel,
): Promise<View['keptUntil']> {
  if (!isToBeFetched(status) || status === 'unclaimed') return null;
  const days = await shopNumber(db, 'unclaimed_days');
  return addDays(dayInTimeZone(statusSince, market.timeZone), days);
}

/** What the bench measured of the battery, for whoever waits for the device. */
async function batteryHealthOf(db: Knex, repairId: number): Promise<View['batteryHealth']> {
  const results = await db('repair_check_results as r')
    .join('repair_checks as c', 'c.id', 'r.check_id')
    .where({ 'r.repair_id': repairId, 'c.is_battery_health': true })
    .select<{ phase: CheckPhase; number: number | null; at: Date }[]>(
      'r.phase',
      'r.number',
      'r.at',
    );
  return batteryHealth(results);
}

const openEstimate = (estimate: EstimateRow, today: string): View['estimate'] => ({
  digest: estimate.digest,
  validUntil: estimate.valid_until,
  isExpired: today > estimate.valid_until,
  total: totalOf(estimate.lines),
  // Word for word what the digest is of.
  lines: estimate.lines.map(({ id, kind, name, price }) => ({ id, kind, name, price })),
});

async function billView(
  db: Knex,
  { market }: Dependencies,
  row: RepairModel,
): Promise<View['bill']> {
  const bill = await billOf(db, row);
  return (
    bill && {
      url: salePaths(market.code).order(bill.code),
      due: bill.due,
      isPaid: isBillPaid(bill),
    }
  );
}

/** A device that goes back unrepaired may be sold as it lies here; null where it is not bought. */
async function saleOf(
  db: Knex,
  { market }: Dependencies,
  { status, colorId }: RepairModel,
  lines: readonly RepairLine[],
): Promise<View['sale']> {
  if (status !== 'declined' && status !== 'not_repairable') return null;
  const operation = lines.find(({ operation_id: id }) => id !== null)?.operation_id;
  const device = colorId === null ? undefined : await findDevice(db, { id: colorId }, market);
  if (!device || operation === undefined || operation === null) return null;
  const { productColor: color } = device.steps;
  const sale = await findSale(db, { steps: device.steps, color, operation }, market);
  return sale && { url: sale.url, color, price: sale.damaged, answer: sale.answer };
}
