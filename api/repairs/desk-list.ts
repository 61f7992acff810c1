import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import type { repairDeskEndpoints } from '#core/contract/repairs-desk.ts';
import { isClaim } from '#core/service/claim-outcome.ts';
import {
  isClosedRepair,
  isOnBench,
  isToBeFetched,
  repairStatuses,
  type RepairStatus,
} from '#core/service/repair-status.ts';
import type { StoreSlot } from '#core/service/store-slots.ts';
import { RepairModel } from './repair-model.ts';
import { slotView } from './slots/store-slots.ts';

type List = (typeof repairDeskEndpoints)['admin-repair-list'];
type Query = z.output<List['query']>;
type Page = z.output<List['reply']>;
export type DeskRow = Page['results'][number];

const groups: Record<Query['group'], (status: RepairStatus) => boolean> = {
  open: (status) => !isClosedRepair(status),
  bench: isOnBench,
  waiting: (status) => !isOnBench(status) && !isToBeFetched(status) && !isClosedRepair(status),
  fetch: isToBeFetched,
  closed: isClosedRepair,
};

/** A page of repairs; five SELECTs for any page. */
export async function repairPage(db: Knex, query: Query): Promise<Page> {
  const count = await filtered(db, query).resultSize();
  const order =
    query.group === 'closed' ? 'closed_at desc, id desc' : 'promised_on nulls last, created_at, id';
  const rows = await filtered(db, query).orderByRaw(order).offset(query.offset).limit(query.limit);
  return { count, results: await deskRows(db, rows) };
}

function filtered(
  db: Knex,
  { group, status, store, technician }: Query,
): QueryBuilder<RepairModel> {
  const statuses = status ? [status] : repairStatuses.filter(groups[group]);
  const query = RepairModel.query(db).whereIn('status', statuses);
  if (technician !== undefined) void query.where('technician_id', technician);
  if (store !== undefined) {
    void query.where('store_id', db('stores').select('id').where({ slug: store }));
  }
  return query;
}

/** Rows as the desk sees them; one SELECT for all stores, one for all people and one for all slots. */
export async function deskRows(db: Knex, rows: readonly RepairModel[]): Promise<DeskRow[]> {
  const stores = await db('stores')
    .whereIn('id', [...new Set(rows.map(({ storeId }) => storeId))])
    .select<{ id: number; slug: string; name: string }[]>('id', 'slug', 'name');
  const people = await db('users')
    .whereIn('id', [...new Set(rows.flatMap(({ technicianId: id }) => (id === null ? [] : [id])))])
    .select<{ id: number; name: string }[]>('id', 'name');
  const placeOf = new Map(stores.map(({ id, slug, name }) => [id, { slug, name }]));
  const slots = await db('repair_slots')
    .whereIn(
      'repair_id',
      rows.map(({ id }) => id),
    )
    .select<({ id: number } & StoreSlot)[]>({
      id: 'repair_id',
      startsAt: 'starts_at',
      endsAt: 'ends_at',
    });
  const slotById = new Map(slots.map(({ id, ...slot }) => [id, slotView(slot)]));
  const personOf = new Map(people.map((person) => [person.id, person]));
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    statusSince: row.statusSince.toISOString(),
    way: row.way,
    device: row.device,
    store: placeOf.get(row.storeId) ?? { slug: '', name: '' },
    customer: customerName(row),
    technician: row.technicianId === null ? null : (personOf.get(row.technicianId) ?? null),
    promisedOn: row.promisedOn,
    slot: slotById.get(row.id) ?? null,
    createdAt: row.createdAt.toISOString(),
    isClaim: isClaim(row),
  }));
}

/** Whoever hands a device out asks for the name. */
export const customerName = ({ contact }: RepairModel): string =>
  contact === null ? '' : `${contact.firstName} ${contact.lastName}`.trim();
