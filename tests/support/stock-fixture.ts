import type { Knex } from 'knex';
import type { Rows } from '#api/platform/database/rows.ts';
import { addFamily, addManufacturer, addProduct, addVariant } from './factories/catalogue.ts';
import { addHoursException, addStock, addStockPlace, addStore } from './factories/stock.ts';

const weekday = { opens: '09:00', closes: '19:00' };

/** A store in Brno with a Saturday until one o'clock, one in Prague that is a show room. */
export async function insertStores(knex: Knex): Promise<void> {
  const week = [
    ...Array<typeof weekday>(5).fill(weekday),
    { opens: '09:00', closes: '13:00' },
    null,
  ];
  await addStore(knex, {
    slug: 'praha-andel',
    name: 'Obměna Praha Anděl',
    street: 'Rybnická 3',
    city: 'Praha 5',
    postcode: '602 00',
    phone: '+420 200 000 102',
    e_mail: 'praha-andel@obmena.example',
    opening_hours: week,
    is_show_room: true,
    latitude: 50.071,
    longitude: 14.4033,
    text_cs: 'U metra',
    text_ro: 'Lângă metrou',
  });
  await addStore(knex, {
    slug: 'brno',
    name: 'Obměna Brno',
    street: 'Rybnická 3',
    city: 'Brno',
    postcode: '602 00',
    phone: '+420 200 000 103',
    e_mail: 'brno@obmena.example',
    opening_hours: week,
  });
}

/** A day on which all stores are closed, or open as given. */
export async function insertHoliday(
  knex: Knex,
  day: string,
  hours?: { readonly opens: string; readonly closes: string },
): Promise<void> {
  const stores: number[] = await knex('stores').pluck('id');
  const span = hours ? `${hours.opens}-${hours.closes}` : null;
  const exceptions = stores.map((id) => ({ store_id: id, day, hours: span }));
  await addHoursException.many(knex, exceptions);
}

interface StockedProduct {
  readonly condition?: 'new' | 'nearly_new' | 'used';
  readonly price?: number;
  readonly pieces: number;
  /** Slug of the store; the warehouse where it is left out. */
  readonly store?: string;
}

/** One phone, `iphone-15-128gb-black`, and the places where stock lies; needs the stores. */
export async function insertVariant(knex: Knex): Promise<void> {
  const maker = await addManufacturer(knex, { slug: 'apple', name: 'Apple', popularity: 1 });
  const family = await addFamily(knex, { seo_name: 'iphone-15', manufacturer_id: maker.id });
  await addVariant(knex, {
    meta_master_id: family.id,
    code: 'IP15-128-B',
    seo_name: 'iphone-15-128gb-black',
    name_cs: 'iPhone 15 128 GB, černý',
    name_ro: 'iPhone 15 128 GB, negru',
  });
  const stores = await knex('stores').orderBy('id').select<Rows['stores'][]>('id', 'slug');
  const shelves = stores.map(({ id, slug }) => ({ code: slug, store_id: id }));
  await addStockPlace.many(knex, [...shelves, { code: 'warehouse' }]);
}

/** Pieces of the phone for sale; answers the id of the stock item. */
export async function insertStock(knex: Knex, stocked: StockedProduct): Promise<number> {
  const { condition = 'new', price = 18_990, pieces, store = 'warehouse' } = stocked;
  const item = await addProduct(knex, { master_product_id: 1, condition, price });
  const place = await knex('stock_places').where({ code: store }).first<{ id: number }>('id');
  await addStock(knex, { product_id: item.id, place_id: place.id, on_hand: pieces });
  return item.id;
}
