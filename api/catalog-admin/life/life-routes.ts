import { previewMinutes } from '#core/catalog/product-life.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { previewCode } from '../../catalog/product/preview-code.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { changeLife } from './change-life.ts';
import { duplicate } from './duplicate.ts';
import { readLife } from './life-facts.ts';
import { mergeVariants } from './merge-variants.ts';

/** The life of a variant: published, retired, brought back, merged, copied and looked at before. */
export function lifeRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  return [
    bind('admin-variant-life', ({ params: { masterProductId } }, { language }) =>
      readLife(knex, masterProductId, language),
    ),
    bind('admin-variant-publish', ({ params: { masterProductId: id } }, { language }) =>
      knex.transaction(async (trx) => {
        await changeLife(trx, deps, { id, move: 'publish' });
        return readLife(trx, id, language);
      }),
    ),
    bind('admin-variant-retire', ({ params: { masterProductId: id }, body }, { language }) =>
      knex.transaction(async (trx) => {
        await changeLife(trx, deps, { id, move: 'retire', ...body });
        return readLife(trx, id, language);
      }),
    ),
    bind('admin-variant-bring-back', ({ params: { masterProductId: id } }, { language }) =>
      knex.transaction(async (trx) => {
        await changeLife(trx, deps, { id, move: 'bring_back' });
        return readLife(trx, id, language);
      }),
    ),
    bind('admin-variant-merge', ({ params: { masterProductId: doubleId }, body }, { language }) =>
      knex.transaction(async (trx) => {
        await mergeVariants(trx, deps, { doubleId, ...body });
        return readLife(trx, doubleId, language);
      }),
    ),
    bind('admin-variant-duplicate', ({ params: { masterProductId: id }, body }) =>
      knex.transaction((trx) => duplicate(trx, deps, { id, ...body })),
    ),
    bind('admin-variant-preview', async ({ params: { masterProductId: id } }, { now }) => {
      const row: unknown = await knex('master_products').where({ id }).first('id');
      if (row === undefined) throw new Refusal(404, 'not_found');
      const endsAt = new Date(now.getTime() + previewMinutes * 60_000);
      const path = shopPaths(deps.market.code).productPreview(previewCode(deps.cipher, id, endsAt));
      return { url: deps.environment.publicUrl + path, endsAt: endsAt.toISOString() };
    }),
  ];
}
