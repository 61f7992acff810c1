import type { Caller, PastShop } from './past-shop.ts';
import { imeiOf, personOf } from './people.ts';
import { jobOf } from './repair-job.ts';
import { wordsOf } from './words.ts';

/** A device is brought to a counter; with a number of an order it is a claim of what was bought there. */
export async function takeIn(shop: PastShop, bench: Caller, claimedNumber = ''): Promise<void> {
  const { store, color, operation } = await jobOf(shop);
  const { firstName, lastName, phoneNumber, eMail } = personOf(shop.deps.market.code, shop.dice);
  const { fault, look, accessories } = wordsOf(shop);
  await shop.call(bench, 'admin-repair-take-in', {
    body: {
      store,
      productColor: color,
      deviceName: '',
      operations: [operation],
      serial: imeiOf(shop.dice),
      unlockCode: '',
      fault: shop.dice.oneOf<string>(fault),
      look,
      accessories,
      hasBackup: false,
      acceptsDataLoss: true,
      firstName,
      lastName,
      phone: phoneNumber,
      eMail,
      language: shop.deps.market.language,
      claimedNumber,
    },
  });
}

/** Something that was bought here is claimed. */
export async function claim(shop: PastShop, bench: Caller): Promise<void> {
  const bought = shop.trx('orders').where('status', 'delivered').whereNotNull('cart_id');
  const order = await bought.orderBy('id').first('number');
  if (order) await takeIn(shop, bench, order.number);
}

/** The customer of a repair takes a piece of the store's stock along meanwhile. */
export async function lend(shop: PastShop, bench: Caller): Promise<void> {
  const [lent] = await shop
    .trx('repairs as r')
    .join('stock_places as w', 'w.store_id', 'r.store_id')
    .join('stock as s', 's.place_id', 'w.id')
    .join('products as p', 'p.id', 's.product_id')
    .where({ 'p.is_single_unit': false, 'r.way': 'counter' })
    .whereIn('r.status', ['received', 'diagnosing', 'waiting_for_approval', 'approved'])
    .whereRaw('s.on_hand - s.allocated > 0')
    .orderBy(['r.id', 'p.id'])
    .limit(1)
    .select<{ id: number; productId: number }[]>('r.id', 'p.id as productId');
  if (!lent) return;
  const { id, productId } = lent;
  const body = { productId, serial: '', condition: wordsOf(shop).look, deposit: null };
  await shop.call(bench, 'admin-repair-lend', { params: { id }, body });
}
