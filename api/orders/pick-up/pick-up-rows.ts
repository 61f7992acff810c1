import type { Knex } from 'knex';
import type { z } from 'zod';
import type { orderPickUpList } from '#core/contract/order-pickups.ts';
import type { Language } from '#core/market/market.ts';
import { toPayAtCounter } from '#core/orders/give-at-counter.ts';
import { readPickUpCode } from '#core/reservations/pick-up-code.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LinePart, Names } from '../order-parts.ts';
import { detailText } from '../order-words.ts';

type PickUp = z.output<(typeof orderPickUpList)['reply']>['results'][number];

/** Of an order `o`: its store gives it out. */
export const fromCounter = `o.handed_over_at is null and o.cart_id is not null
  and exists (select from delivery_methods m where m.code = o.delivery_code and m.kind = 'store')`;

/** What a counter may look at: goods that are fetched at a store and wait there, or are packed for it. */
export const atCounter = `o.status in ('packed', 'ready_for_pickup') and ${fromCounter}`;

interface Found extends Pick<PickUp, 'id' | 'version' | 'number' | 'status' | 'customer'> {
  readonly storeId: number | null;
  readonly due: number;
  readonly paymentStatus: string;
  readonly slug: string | null;
  readonly store: string | null;
  readonly since: Date;
  readonly lines: readonly {
    readonly name: Names;
    readonly details: LinePart['details'];
    readonly quantity: number;
  }[];
}

const rowsSql = (which: string) => `
  select o.id, o.version, o.number, o.status, o.due, o.payment_status as "paymentStatus",
    trim(coalesce(o.billing_address ->> 'firstName', '') || ' ' ||
      coalesce(o.billing_address ->> 'lastName', '')) as customer,
    o.store_id as "storeId", s.slug, s.name as store,
    (select max(e.at) from order_events e where e.order_id = o.id) as since,
    (select coalesce(json_agg(json_build_object('name', l.name, 'details', l.details,
        'quantity', (select count(*) from order_units u
          where u.line_id = l.id and u.closed_at is null)) order by l.position), '[]')
      from order_lines l where l.order_id = o.id
        and exists (select from order_units u where u.line_id = l.id and u.closed_at is null)
        and l.kind not in ('shipping', 'payment_fee')) as lines
  from orders o left join stores s on s.id = o.store_id
  where ${atCounter} and ${which}
  order by since, o.id`;

const mostShown = 500;

interface Wanted {
  /** Slug of the store that was chosen. */
  readonly store: string | undefined;
  /** The store that the reader works at; null for all. */
  readonly ownStoreId: number | null;
}

const ofStores = '($1::text is null or s.slug = $1) and ($2::int is null or o.store_id = $2)';

/** Orders that wait at stores, the longest waiting first; one SELECT. */
export const pickUpsOf = async (
  db: Knex,
  { store, ownStoreId }: Wanted,
  language: Language,
): Promise<PickUp[]> =>
  (
    await query<Found>(db, `${rowsSql(ofStores)} limit ${mostShown}`, [store ?? null, ownStoreId])
  ).map((row) => viewOf(row, language));

/** One that waits still; null where it does not. */
export async function pickUpOf(db: Knex, id: number, language: Language): Promise<PickUp | null> {
  const [row] = await query<Found>(db, rowsSql('o.id = $1'), [id]);
  return row ? viewOf(row, language) : null;
}

/** The order that waits under a code, or has this number, with the id of its store; 404 for a used code as for one that never was. */
export async function findPickUp(
  db: Knex,
  text: string,
  language: Language,
): Promise<PickUp & Pick<Found, 'storeId'>> {
  const code = readPickUpCode(text);
  const byCode = 'o.id in (select order_id from order_pickups where code = $1)';
  const [row] =
    code === null
      ? await query<Found>(db, rowsSql('o.number = $1'), [text.trim()])
      : await query<Found>(db, rowsSql(byCode), [code]);
  if (!row) throw new Refusal(404, 'order_not_found');
  return { ...viewOf(row, language), storeId: row.storeId };
}

const viewOf = (row: Found, language: Language): PickUp => ({
  id: row.id,
  version: row.version,
  number: row.number,
  status: row.status,
  customer: row.customer,
  store: { slug: row.slug ?? '', name: row.store ?? '' },
  lines: row.lines.map(({ name, details, quantity }) => ({
    name: name[language],
    detail: detailText(details, language),
    quantity,
  })),
  toPay: toPayAtCounter(row),
  since: row.since.toISOString(),
});
