import type { PastShop } from './past-shop.ts';

/** Ids of stock items that whoever comes on this day may want: on sale, and some left for others in the warehouse. */
export function goodsOf({ trx }: PastShop, most = 60): Promise<number[]> {
  return trx('products as p')
    .join('stock as s', 's.product_id', 'p.id')
    .join('stock_places as w', 'w.id', 's.place_id')
    .whereNull('w.store_id')
    .where({ 'p.is_on_sale': true, 'p.is_single_unit': false })
    .whereRaw('s.on_hand - s.allocated > 2')
    .groupBy('p.id')
    .orderByRaw('md5(p.id::text)')
    .limit(most)
    .pluck('p.id');
}
