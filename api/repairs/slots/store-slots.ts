import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import {
  freeSlots,
  isSlotOpen,
  isSlotOver,
  storeSlots,
  type StoreSlot,
} from '#core/service/store-slots.ts';
import type { RepairStatus } from '#core/service/repair-status.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { shopNumber } from '../../platform/shop-numbers/shop-number.ts';
import { findStores, openingHoursOf } from '../../stores/store-rows.ts';
import type { RepairModel } from '../repair-model.ts';

type Row = Pick<RepairModel, 'id' | 'storeId' | 'status' | 'way'>;
/** How many others are offered instead of a full one. */
const mostOffered = 4;

/** Slots of a service centre that take another customer. */
export async function findFreeSlots(
  db: Knex,
  { market }: Pick<Dependencies, 'market'>,
  slug: string,
  now: Date,
): Promise<StoreSlot[]> {
  const today = dayInTimeZone(now, market.timeZone);
  const [store] = await findStores(db, { today, language: market.language, slug });
  if (!store?.is_service_center) return [];
  const rules = { minutes: store.slot_minutes, capacity: store.slot_capacity };
  const slots = storeSlots(openingHoursOf(store, market.timeZone), rules, {
    now,
    daysAhead: await shopNumber(db, 'repair_slot_days'),
    leadMinutes: await shopNumber(db, 'repair_slot_lead_minutes'),
  });
  const booked = await db('repair_slots')
    .where({ store_id: store.id })
    .where('ends_at', '>', now)
    .select<StoreSlot[]>({ startsAt: 'starts_at', endsAt: 'ends_at' });
  return freeSlots(slots, booked, rules.capacity);
}

/** A slot as the wire has it. */
export const slotView = ({ startsAt, endsAt }: StoreSlot) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

export async function slotOf(db: Knex, repairId: number): Promise<StoreSlot | null> {
  const slot = await db('repair_slots')
    .where({ repair_id: repairId })
    .first<StoreSlot | undefined>({ startsAt: 'starts_at', endsAt: 'ends_at' });
  return slot ?? null;
}

/** Whether its customer may choose when a device is brought; one that has begun stays as it is. */
export const canChooseSlot = (
  { status, way }: Pick<Row, 'status' | 'way'>,
  slot: StoreSlot | null,
  now: Date,
): boolean =>
  status === 'announced' && way === 'bring' && (slot === null || !isSlotOver(slot.startsAt, now));

/**
 * Takes a slot for a repair in place of the one that it has. All who take one at a store wait for each other, so that no
 * more come than it takes; a full one is a 409 with the next free ones.
 */
export async function takeSlot(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, storeId }: Pick<Row, 'id' | 'storeId'>,
  { startsAt, now }: { readonly startsAt: Date; readonly now: Date },
): Promise<void> {
  const store = await trx('stores')
    .where({ id: storeId })
    .forNoKeyUpdate()
    .first<{ slug: string }>('slug');
  await trx('repair_slots').where({ repair_id: id }).delete();
  const free = await findFreeSlots(trx, deps, store.slug, now);
  const wanted = free.find((slot) => slot.startsAt.getTime() === startsAt.getTime());
  if (!wanted) {
    const later = free.filter((slot) => slot.startsAt > startsAt);
    const slots = (later.length > 0 ? later : free).slice(0, mostOffered).map(slotView);
    throw new Refusal(409, 'repair_slot_full', { extra: { slots: toWire(slots) } });
  }
  await trx('repair_slots').insert({
    repair_id: id,
    store_id: storeId,
    starts_at: wanted.startsAt,
    ends_at: wanted.endsAt,
  });
}

/** A cancelled repair needs no slot; nor does one that came long before, while others may still have it. */
export async function freeSlotAt(
  trx: Knex,
  { id }: Pick<Row, 'id'>,
  to: RepairStatus,
  at: Date,
): Promise<void> {
  if (to !== 'cancelled' && to !== 'received') return;
  const slot = await slotOf(trx, id);
  if (slot === null) return;
  const leadMinutes = await shopNumber(trx, 'repair_slot_lead_minutes');
  if (to === 'received' && !isSlotOpen(slot.startsAt, at, leadMinutes)) return;
  await trx('repair_slots').where({ repair_id: id }).delete();
}
