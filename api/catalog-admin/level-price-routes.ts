import type { Knex } from 'knex';
import { isPriceForTwo } from '#core/catalog/reprice.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { checkFactorAge } from '../platform/http/require-fresh-factor.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import { ProductModel } from '../catalog/product-model.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { coveringPriceOf } from './covering-price-of.ts';
import { itemInBooks } from './item-in-books.ts';
import { levelPriceBefore, writeLevelPrice, type LevelPrice } from './write-level-price.ts';

async function view(knex: Knex, id: number) {
  const row = await ProductModel.query(knex).findById(id).select('version');
  if (!row) throw new Refusal(404, 'not_found');
  const prices: { levelId: number; price: number }[] = await knex('product_level_prices')
    .where('product_id', id)
    .orderBy('level_id')
    .select('price', { levelId: 'level_id' });
  return { productId: id, version: row.version, prices };
}

async function requireLevel(trx: Knex, id: number): Promise<void> {
  const level: unknown = await trx('price_levels').where({ id }).first('id');
  if (level === undefined) throw new FieldRefusal({ levelId: ['unknown_row'] });
}

/** Prices of a stock item for customers of a price level. */
export function levelPriceRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const read = bind('admin-level-prices', ({ params }) => view(knex, params.productId));

  const set = bind('admin-level-price-set', ({ params: { productId }, body }, context) =>
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
        const before = await levelPriceBefore(trx, { productId, levelId });
        const wanted: LevelPrice = { of: 'level', productId, levelId, before, price };
        // Without a price of its own the level pays what everybody does.
        const covering = coveringPriceOf(deps, context.now)(row);
        const isForTwo = price !== null && isPriceForTwo(before ?? row.price, price, covering);
        const write = () => writeLevelPrice(trx, wanted);
        if (!isForTwo) {
          await write();
          return { ...(await current()), prepared: null };
        }
        checkFactorAge(deps, context);
        await requireLevel(trx, levelId);
        const { prepared } = await doOrPrepare(
          trx,
          deps,
          {
            act: 'price_publish',
            subject: `level:${String(levelId)}:${String(productId)}`,
            title: (await itemInBooks(trx, productId)).code,
            amount: 0,
            payload: wanted,
            reason: '',
            staffId: staffOf(context).id,
            at: context.now,
          },
          write,
        );
        return { ...(await current()), prepared };
      }),
    ),
  );

  return [read, set];
}
