import type { Knex } from 'knex';
import { definedOf } from '#api/platform/database/row-model.ts';
import type { Rows } from '#api/platform/database/rows.ts';
import { setCount } from '#api/stock/set-count.ts';
import { addProduct } from './catalogue.ts';
import { factoryOf, type Given, type RowFactory } from './row-factory.ts';

const weekday = { opens: '09:00', closes: '18:00' };

/** A store that is open from Monday to Friday and buys devices. */
export const addStore = factoryOf('stores')(
  (made) => ({
    slug: `prodejna-${String(made)}`,
    name: `Prodejna ${String(made)}`,
    street: 'Dlouhá 1',
    city: 'Praha',
    postcode: '110 00',
    phone: '+420 234 567 890',
    e_mail: 'prodejna@obmena.example',
    opening_hours: [weekday, weekday, weekday, weekday, weekday, null, null],
    is_buyout_center: true,
    is_service_center: false,
  }),
  ['opening_hours'],
);

/** A day on which a store is closed, or open otherwise. */
export const addHoursException = factoryOf('store_hours_exceptions')(async (_, given, knex) => ({
  store_id: given.store_id ?? (await addStore(knex)).id,
  day: '2026-12-24',
  name_cs: 'Svátek',
  name_ro: 'Sărbătoare',
}));

/** The warehouse, or the shelf of the store that is given. */
export const addStockPlace = factoryOf('stock_places')((made) => ({
  code: `misto-${String(made)}`,
}));

/** A bin of a place, besides the one that it has by itself. */
export const addLocation = factoryOf('stock_locations')(async (made, given, knex) => ({
  place_id: given.place_id ?? (await addStockPlace(knex)).id,
  code: `L-Z-${String(made)}`,
}));

const addEmptyStock = factoryOf('stock')(async (_, given, knex) => ({
  product_id: given.product_id ?? (await addProduct(knex)).id,
  place_id: given.place_id ?? (await addStockPlace(knex)).id,
  on_hand: 0,
}));

const openingSql = `
  insert into stock_movements (product_id, passport_id, quantity, to_id, why)
  select w.product_id, case when w.on_hand = 1 then p.passport_id end, w.on_hand, l.id, 'opening'
  from jsonb_to_recordset(?::jsonb) as w (product_id integer, place_id integer, on_hand integer)
  join stock_locations l on l.place_id = w.place_id and l.is_default
  join products p on p.id = w.product_id
  where w.on_hand > 0 order by w.product_id, w.place_id`;

/** Pieces of a stock item at a place, one where nothing is said: by the ledger, in the place's own bin. */
async function addManyStock(
  knex: Knex,
  given: readonly Given<'stock'>[],
): Promise<Rows['stock'][]> {
  const rows = await addEmptyStock.many(
    knex,
    given.map((one) => ({ ...one, on_hand: 0, allocated: 0 })),
  );
  const wanted = rows.map((row, place) => ({
    ...row,
    on_hand: 1,
    ...definedOf(given[place] ?? {}),
  }));
  await knex.raw(openingSql, [JSON.stringify(wanted)]);
  for (const { product_id, place_id, allocated } of wanted) {
    if (allocated > 0) await knex('stock').where({ product_id, place_id }).update({ allocated });
  }
  return wanted;
}

async function addOneStock(knex: Knex, given: Given<'stock'> = {}): Promise<Rows['stock']> {
  const [row] = await addManyStock(knex, [given]);
  if (!row) throw new Error('the stock was not stored');
  return row;
}

export const addStock: RowFactory<'stock'> = Object.assign(addOneStock, { many: addManyStock });

/** Changes pieces that are there already, by the ledger as well. */
export async function setStock(
  knex: Knex,
  where: Partial<Pick<Rows['stock'], 'product_id' | 'place_id'>>,
  { on_hand, allocated }: Partial<Pick<Rows['stock'], 'on_hand' | 'allocated'>>,
): Promise<void> {
  await knex.transaction(async (trx) => {
    if (allocated !== undefined) await trx('stock').where(where).update({ allocated: 0 });
    const rows: Rows['stock'][] = on_hand === undefined ? [] : await trx('stock').where(where);
    for (const { product_id: productId, place_id: placeId } of rows) {
      await setCount(trx, { productId, placeId, quantity: on_hand ?? 0 }, { why: 'counted' });
    }
    if (allocated !== undefined) await trx('stock').where(where).update({ allocated });
  });
}

/** The smallest box of the packing desk. */
export const addSmallBox = factoryOf('parcel_boxes')(() => ({
  code: 'S',
  width_mm: 230,
  height_mm: 60,
  depth_mm: 160,
  weight_grams: 90,
  most_grams: 3000,
}));

/** One piece that was bought back, into the place that is given. */
export const addBoughtBack = factoryOf('stock_movements')(() => ({
  quantity: 1,
  why: 'bought_back',
  about_kind: 'buyback',
}));
