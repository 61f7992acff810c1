import { addProduct } from './catalogue.ts';
import { factoryOf } from './row-factory.ts';

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

export const addStock = factoryOf('stock')(async (_, given, knex) => ({
  product_id: given.product_id ?? (await addProduct(knex)).id,
  place_id: given.place_id ?? (await addStockPlace(knex)).id,
  on_hand: 1,
}));
