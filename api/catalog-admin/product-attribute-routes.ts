import type { Knex } from 'knex';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { checkStatements, loadStatements, replaceStatements } from './product-attribute-rows.ts';
import type { Rows } from '../platform/database/rows.ts';

type VariantRow = Pick<Rows['master_products'], 'id' | 'meta_master_id' | 'version'>;

const variant = (knex: Knex, id: number) =>
  knex('master_products').where({ id }).select<VariantRow[]>('id', 'meta_master_id', 'version');

async function view(knex: Knex, id: number) {
  const [row] = await variant(knex, id);
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
        variant(trx, params.masterProductId).forUpdate(),
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
      await trx('master_products')
        .where({ id: row.id })
        .update({ version: row.version + 1, updated_at: now() });
      await refreshCards(trx, [row.meta_master_id], deps);
      return view(trx, row.id);
    }),
  );

  return [read, set];
}
