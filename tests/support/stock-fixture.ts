import type { Knex } from 'knex';

const weekday = { opens: '09:00', closes: '19:00' };

/** A store in Brno with a Saturday until one o'clock, one in Prague that is a show room. */
export async function insertStores(knex: Knex): Promise<void> {
  const week = [
    ...Array<typeof weekday>(5).fill(weekday),
    { opens: '09:00', closes: '13:00' },
    null,
  ];
  const store = {
    street: 'Rybnická 3',
    postcode: '602 00',
    opening_hours: JSON.stringify(week),
    is_buyout_center: true,
    is_service_center: false,
  };
  await knex('stores').insert([
    {
      ...store,
      slug: 'praha-andel',
      name: 'Obměna Praha Anděl',
      city: 'Praha 5',
      phone: '+420 200 000 102',
      e_mail: 'praha-andel@obmena.example',
      is_show_room: true,
      latitude: 50.071,
      longitude: 14.4033,
      text_cs: 'U metra',
      text_ro: 'Lângă metrou',
    },
    {
      ...store,
      slug: 'brno',
      name: 'Obměna Brno',
      city: 'Brno',
      phone: '+420 200 000 103',
      e_mail: 'brno@obmena.example',
    },
  ]);
}

/** A day on which all stores are closed, or open as given. */
export const insertHoliday = (
  knex: Knex,
  day: string,
  hours: { readonly opens: string; readonly closes: string } | null = null,
): Promise<unknown> =>
  knex.raw(
    `insert into store_hours_exceptions (store_id, day, opens, closes, name_cs, name_ro)
     select id, :day::date, :opens, :closes, 'Svátek', 'Sărbătoare' from stores`,
    { day, opens: hours?.opens ?? null, closes: hours?.closes ?? null },
  );

interface StockedProduct {
  readonly condition?: 'new' | 'nearly_new' | 'used';
  readonly price?: number;
  readonly pieces: number;
  /** Slug of the store; the warehouse where it is left out. */
  readonly store?: string;
}

/** One phone, `iphone-15-128gb-black`, and the places where stock lies; needs the stores. */
export async function insertVariant(knex: Knex): Promise<void> {
  await knex('manufacturers').insert({ slug: 'apple', name: 'Apple', popularity: 1 });
  const names = { name_cs: 'iPhone 15', name_ro: 'iPhone 15' };
  await knex('meta_masters').insert({
    seo_name: 'iphone-15',
    kind: 'phone',
    manufacturer_id: 1,
    ...names,
  });
  await knex('master_products').insert({
    meta_master_id: 1,
    code: 'IP15-128-B',
    seo_name: 'iphone-15-128gb-black',
    name_cs: 'iPhone 15 128 GB, černý',
    name_ro: 'iPhone 15 128 GB, negru',
  });
  await knex.raw(
    `insert into stock_places (code, store_id)
     select slug, id from stores union all select 'warehouse', null`,
  );
}

/** Pieces of the phone for sale; answers the id of the stock item. */
export async function insertStock(knex: Knex, stocked: StockedProduct): Promise<number> {
  const { condition = 'new', price = 18_990, pieces, store = 'warehouse' } = stocked;
  const isUsed = condition === 'used';
  const [item] = await knex('products')
    .insert({
      master_product_id: 1,
      condition,
      price,
      is_single_unit: isUsed,
      grade: isUsed ? 'B' : null,
    })
    .returning<{ id: number }[]>('id');
  if (!item) throw new Error('the stock item was not stored');
  await knex.raw(
    `insert into stock (product_id, place_id, on_hand)
     select :id, l.id, :pieces from stock_places l where l.code = :store`,
    { id: item.id, pieces, store },
  );
  return item.id;
}
