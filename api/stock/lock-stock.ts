import type { Knex } from 'knex';

interface LockedStock {
  readonly onHand: number;
  readonly allocated: number;
}

/** Locks what a place has of a product; of what it never had there is a row of none from then on. */
export async function lockStock(
  trx: Knex.Transaction,
  { productId, placeId }: { readonly productId: number; readonly placeId: number },
): Promise<LockedStock> {
  const place = { product_id: productId, place_id: placeId };
  await trx('stock')
    .insert({ ...place, on_hand: 0 })
    .onConflict(['product_id', 'place_id'])
    .ignore();
  const [row] = await trx('stock')
    .where(place)
    .forUpdate()
    .select<LockedStock[]>('allocated', { onHand: 'on_hand' });
  if (!row) throw new Error('a place has lost its stock');
  return row;
}
