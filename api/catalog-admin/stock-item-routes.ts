import type { Knex } from 'knex';
import type { z } from 'zod';
import { reductionStart } from '#core/catalog/reduction-start.ts';
import type { updateStockItem } from '#core/contract/catalog-admin-stock-item.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { checkFactorAge } from '../platform/http/require-fresh-factor.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { familiesOf } from '../read-models/families-changed.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import { preparePrices, splitForTwo } from './product-list/price-approval.ts';
import { findStockItems, loadStockItem } from './stock-item-view.ts';

interface LockedItem {
  readonly id: number;
  readonly version: number;
  readonly master_product_id: number;
  readonly passport_id: number | null;
  readonly price: number;
  readonly reduced_at: Date | null;
  readonly is_on_sale: boolean;
}

const guarded = {
  products_used_is_graded: 'quality',
  products_package_width_range: 'packageWidthCm',
  products_package_height_range: 'packageHeightCm',
  products_package_depth_range: 'packageDepthCm',
  products_package_weight_range: 'packageWeightKg',
};

/** What staff write of a stock item itself (SPECIFICATION 3, Product). */
export function stockItemRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const list = bind('admin-product-list', ({ query }, context) =>
    findStockItems(deps.reads, query, context),
  );

  const one = bind('admin-product', ({ params: { productId } }, context) =>
    loadStockItem(knex, productId, context),
  );

  const update = bind('admin-product-update', ({ params: { productId: id }, body }, context) =>
    refuseConstraint(
      guarded,
      knex.transaction(async (trx) => {
        const { version, ...change } = body;
        refuseForeign(change, context);
        const view = () => loadStockItem(trx, id, context);
        const locked = trx('products').where({ id }).forUpdate().select<LockedItem[]>('*');
        const row = await lockedVersion(locked, version, view, {
          trx,
          table: 'products',
          changes: change,
          columns: { quality: ['grade'], isReduced: ['reduced_at'] },
        });
        const own = await withoutPriceForTwo(trx, deps, { row, change }, context);
        await trx('products')
          .where({ id })
          .update({ ...columnsOf(row, own, context.now), version: row.version + 1 });
        if (change.isOnSale === true) await recordListing(trx, row, context.now);
        const families = await familiesOf(
          trx,
          (variants) => void variants.where('id', row.master_product_id),
        );
        await refreshCards(trx, families, deps);
        return view();
      }),
    ),
  );

  return [list, one, update];
}

type Change = Omit<z.output<typeof updateStockItem.body>, 'version'>;

/** A price that another person has to release waits for them; the rest of the change does not. */
async function withoutPriceForTwo(
  trx: Knex.Transaction,
  deps: Dependencies,
  { row, change }: { readonly row: LockedItem; readonly change: Change },
  context: RequestContext,
): Promise<Change> {
  const { price, ...rest } = change;
  if (price === undefined) return change;
  const { forTwo } = await splitForTwo(trx, deps, [{ item: row, price }], context.now);
  if (forTwo.length === 0) return change;
  checkFactorAge(deps, context);
  await preparePrices(trx, deps, forTwo, { staffId: staffOf(context).id, at: context.now });
  return rest;
}

/** What is left out stays: knex leaves out what is undefined. */
function columnsOf(row: LockedItem, change: Change, now: Date) {
  const { price = row.price, isReduced = row.reduced_at !== null } = change;
  const before = { price: row.price, reducedAt: row.reduced_at };
  return {
    package_width_cm: change.packageWidthCm,
    package_height_cm: change.packageHeightCm,
    package_depth_cm: change.packageDepthCm,
    package_weight_kg: change.packageWeightKg,
    barcode: change.barcode,
    grade: change.quality,
    barem: change.barem,
    price,
    is_on_sale: change.isOnSale,
    reduced_at: reductionStart(before, { price, isReduced }, now),
  };
}

/** A device with a passport has on record when it was offered. */
async function recordListing(
  trx: Knex,
  { passport_id, is_on_sale }: LockedItem,
  at: Date,
): Promise<void> {
  if (is_on_sale || passport_id === null) return;
  await trx('device_passport_events').insert({ passport_id, kind: 'listed', at });
}
