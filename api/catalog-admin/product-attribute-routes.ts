import type { Knex } from 'knex';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { checkStatements, loadStatements, replaceStatements } from './product-attribute-rows.ts';
import { MasterProductModel } from '../catalog/master-product-model.ts';

async function view(knex: Knex, id: number) {
  const row = await MasterProductModel.query(knex).findById(id);
  if (!row) throw new Refusal(404, 'not_found');
  const attributes = await loadStatements(knex, id);
  return { masterProductId: id, version: row.version, attributes };
}

/** What staff say of a variant. */
export function productAttributeRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, now } = deps;

  const read = bind('admin-product-attributes', ({ params }) => view(knex, params.masterProductId));

  const set = bind('admin-product-attributes-set', ({ params, body }) =>
    knex.transaction(async (trx) => {
      const row = await lockedVersion(
        MasterProductModel.query(trx).where('id', params.masterProductId).forUpdate(),
        body.version,
        () => view(trx, params.masterProductId),
        {
          trx,
          table: 'master_products',
          changes: { attributes: body.attributes },
          parts: { attributes: { table: 'product_attributes' } },
        },
      );
      await checkStatements(trx, body.attributes);
      await replaceStatements(trx, row.id, body.attributes);
      await row.$query(trx).patch({ version: row.version + 1, updatedAt: now() });
      await refreshCards(trx, [row.metaMasterId], deps);
      return view(trx, row.id);
    }),
  );

  return [read, set];
}
