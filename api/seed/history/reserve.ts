import type { DayOfHistory } from './day-of-history.ts';
import type { PastShop } from './past-shop.ts';
import { personOf } from './people.ts';

interface Offered {
  readonly product: string;
  readonly condition: 'new' | 'nearly_new' | 'used';
  readonly store: string;
}

/** People put pieces aside at stores; what was put aside is fetched, called off, or waits. */
export async function reservePieces(shop: PastShop, { left }: DayOfHistory): Promise<void> {
  const isLast = left === 0;
  if (!isLast) await shop.story('reservations fetched', () => settle(shop));
  const wanted = isLast ? 3 : shop.dice.between(0, 2);
  for (let number = 0; number < wanted; number += 1) {
    await shop.story('reservation', () => reserve(shop));
  }
}

async function reserve(shop: PastShop): Promise<void> {
  const { dice, trx } = shop;
  const offered: Offered[] = await trx('products as p')
    .join('master_products as v', 'v.id', 'p.master_product_id')
    .join('stock as s', 's.product_id', 'p.id')
    .join('stock_places as w', 'w.id', 's.place_id')
    .join('stores as t', 't.id', 'w.store_id')
    .where({ 'p.is_on_sale': true, 'p.condition': 'new' })
    .whereRaw('s.on_hand - s.allocated > 0')
    .orderByRaw('md5(p.id::text)')
    .limit(30)
    .select('v.seo_name as product', 'p.condition', 't.slug as store');
  const { firstName, lastName, eMail, phoneNumber } = personOf(shop.deps.market.code, dice);
  const body = {
    ...dice.oneOf(offered),
    name: `${firstName} ${lastName}`,
    eMail,
    phone: phoneNumber,
  };
  await shop.call(shop.visitor(), 'reservation-create', { body });
}

async function settle(shop: PastShop): Promise<void> {
  const boss = await shop.signedIn('admin');
  const { results } = await shop.call(boss, 'admin-reservation-list', { query: { limit: 20 } });
  for (const { id, version, status } of results) {
    if (status !== 'preparing' || shop.dice.falls(0.3)) continue;
    const isFetched = shop.dice.falls(0.8);
    const params = { id };
    const moved = await shop.call(boss, 'admin-reservation-move', {
      params,
      body: { status: isFetched ? 'ready' : 'cancelled', version },
    });
    if (!isFetched) continue;
    const body = { status: 'collected' as const, version: moved.version };
    await shop.call(boss, 'admin-reservation-move', { params, body });
  }
}
