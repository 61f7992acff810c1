import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import type { CamelRow } from '../platform/database/row-model.ts';
import type { Rows } from '../platform/database/rows.ts';

type PlaceRow = CamelRow<Pick<Rows['stock'], 'place_id' | 'on_hand' | 'allocated'>> &
  Pick<Rows['stock_places'], 'code'>;

async function stockOf(knex: Knex, productId: number) {
  const places: PlaceRow[] = await knex('stock as s')
    .join('stock_places as p', 'p.id', 's.place_id')
    .where('s.product_id', productId)
    .orderBy('p.code')
    .select('p.code', 's.allocated', { placeId: 's.place_id', onHand: 's.on_hand' });
  return { productId, places };
}

async function familyOf(knex: Knex, productId: number): Promise<number> {
  const row: { meta_master_id: number } | undefined = await knex('products as p')
    .join('master_products as m', 'm.id', 'p.master_product_id')
    .where('p.id', productId)
    .first('m.meta_master_id');
  if (!row) throw new Refusal(404, 'not_found');
  return row.meta_master_id;
}

/** How many pieces of a stock item lie where. */
export function stockRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const read = bind('admin-stock', async ({ params: { productId } }) => {
    await familyOf(knex, productId);
    return stockOf(knex, productId);
  });

  const set = bind('admin-stock-set', ({ params: { productId }, body }) =>
    refuseConstraint(
      { stock_place_fkey: 'placeId', stock_never_oversold: 'onHand' },
      knex.transaction(async (trx) => {
        const family = await familyOf(trx, productId);
        const place = { product_id: productId, place_id: body.placeId };
        await trx('stock')
          .insert({ ...place, on_hand: 0 })
          .onConflict(['product_id', 'place_id'])
          .ignore();
        const [row] = await trx('stock')
          .where(place)
          .forUpdate()
          .select<{ on_hand: number; allocated: number }[]>('on_hand', 'allocated');
        if (row?.on_hand !== body.countedFrom) {
          const current = toWire(await stockOf(trx, productId));
          throw new Refusal(409, 'conflict', { extra: { current } });
        }
        if (body.onHand < row.allocated) throw new FieldRefusal({ onHand: ['stock_allocated'] });
        await trx('stock').where(place).update({ on_hand: body.onHand });
        await refreshCards(trx, [family], deps);
        return stockOf(trx, productId);
      }),
    ),
  );

  return [read, set];
}
