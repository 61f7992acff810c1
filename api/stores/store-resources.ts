import type { Knex } from 'knex';
import { storeDays, stores } from '#core/shop/store-resources.ts';
import { words as csDays } from '#core/phrases/cs/resources/store-hours-exceptions.ts';
import { words as csStores } from '#core/phrases/cs/resources/stores.ts';
import { words as roDays } from '#core/phrases/ro/resources/store-hours-exceptions.ts';
import { words as roStores } from '#core/phrases/ro/resources/stores.ts';
import type { After } from '../platform/resources/kept-table.ts';
import { serve, type Served } from '../platform/resources/serve.ts';

const weekdays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday'] as const),
  ...(['friday', 'saturday', 'sunday'] as const),
];

/** Pages that name stores are made anew. */
const shown: After = (trx, { replyCache }) => replyCache.purge(trx, ['stores']);

/** A store has goods of its own to hold and to hand out. */
const placed: After = async (trx, deps, written) => {
  await trx.raw(
    `insert into stock_places (code, store_id) select slug, id from stores
     where id = any(?) and not exists (select from stock_places p where p.store_id = stores.id)`,
    [[...written.ids]],
  );
  await shown(trx, deps, written);
};

/** The place of a store in which nothing ever lay goes with it; another keeps the store. */
async function removePlace(trx: Knex, storeId: number): Promise<void> {
  const place: { id: number } | undefined = await trx('stock_places')
    .where({ store_id: storeId })
    .first('id');
  if (!place) return;
  await trx('stock_locations').where({ place_id: place.id }).delete();
  await trx('stock_places').where({ id: place.id }).delete();
}

/** Stores and the days that differ from their week. */
export const storeResources: readonly Served[] = [
  serve(stores, {
    said: { cs: csStores, ro: roStores },
    from: 'stores g left join filesets f on f.id = g.photos_id',
    sql: () => ({ photos: 'f.name' }),
    referred: () => ({ photosId: 'select id, name from filesets' }),
    order: ['city', 'name'],
    guarded: {
      stores_place_is_complete: 'longitude',
      stores_photos_fkey: 'photosId',
      ...Object.fromEntries(weekdays.map((day) => [`stores_${day}_span`, day])),
    },
    checkRemoval: (trx, row) => removePlace(trx, row.id),
    after: placed,
  }),
  serve(storeDays, {
    said: { cs: csDays, ro: roDays },
    from: 'store_hours_exceptions g join stores s on s.id = g.store_id',
    sql: () => ({ store: 's.name' }),
    referred: () => ({ storeId: 'select id, name from stores' }),
    order: ['day'],
    guarded: {
      store_hours_exceptions_day_unique: 'day',
      store_hours_exceptions_span: 'hours',
    },
    after: shown,
  }),
];
