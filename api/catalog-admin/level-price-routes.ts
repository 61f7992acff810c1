import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import { ProductModel } from '../catalog/product-model.ts';

async function view(knex: Knex, id: number) {
  const row = await ProductModel.query(knex).findById(id).select('version');
  if (!row) throw new Refusal(404, 'not_found');
  const prices: { levelId: number; price: number }[] = await knex('product_level_prices')
    .where('product_id', id)
    .orderBy('level_id')
    .select('price', { levelId: 'level_id' });
  return { productId: id, version: row.version, prices };
}

/** Prices of a stock item for customers of a price level. */
export function levelPriceRoutes({ knex }: Dependencies): BoundRoute[] {
  const read = bind('admin-level-prices', ({ params }) => view(knex, params.productId));

  const set = bind('admin-level-price-set', ({ params: { productId }, body }) =>
    refuseConstraint(
      { product_level_prices_level_fkey: 'levelId' },
      knex.transaction(async (trx) => {
        const locked = ProductModel.query(trx).where('id', productId).forUpdate();
        const { version, levelId, price } = body;
        const current = () => view(trx, productId);
        const row = await lockedVersion(locked, version, current, {
          trx,
          table: 'products',
          changes: { price },
          parts: { price: { table: 'product_level_prices', key: { level_id: levelId } } },
          theirs: async () => {
            const { prices } = await current();
            return { price: prices.find((one) => one.levelId === levelId)?.price ?? null };
          },
        });
        const key = { product_id: row.id, level_id: levelId };
        if (price === null) await trx('product_level_prices').where(key).delete();
        else {
          await trx('product_level_prices')
            .insert({ ...key, price })
            .onConflict(['product_id', 'level_id'])
            .merge();
        }
        await row.$query(trx).patch({ version: row.version + 1 });
        return view(trx, row.id);
      }),
    ),
  );

  return [read, set];
}
