import type { Knex } from 'knex';
import { refuseForeign } from './refuse-foreign.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';
import { MetaMasterModel } from '../catalog/meta-master-model.ts';
import { familyKey } from '../catalog/surrogate-keys.ts';
import { definedOf } from '../platform/database/row-model.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { loadMetaMaster, otherFamilies, type MetaMasterView } from './meta-master-view.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';

const guarded = {
  meta_masters_seo_name_unique: 'seoName',
  meta_masters_manufacturer_fkey: 'manufacturerId',
  meta_masters_fileset_fkey: 'filesetId',
};

/** Locks a family for a change of the version that its writer saw. */
export const lockFamily = (
  trx: Knex,
  id: number,
  version: number,
  view: (id: number) => Promise<MetaMasterView>,
  changes?: Readonly<Record<string, unknown>>,
): Promise<MetaMasterModel> =>
  lockedVersion(
    MetaMasterModel.query(trx).where({ id }).forUpdate(),
    version,
    () => view(id),
    changes && { trx, table: 'meta_masters', changes },
  );

/** What staff do with a family itself (SPECIFICATION 7, mp-meta-master/admin). */
export function metaMasterRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const get = bind('meta-master-get', ({ params }, { language }) =>
    loadMetaMaster(knex, params.metaMasterId, language),
  );

  const exclude = bind('meta-master-exclude', ({ params, query }, { language }) =>
    otherFamilies(deps.reads, params.excludedMetaMasterId, query, language),
  );

  const add = bind('meta-master-add', async ({ body }, { language }) => {
    const inserting = knex.transaction(async (trx) =>
      MetaMasterModel.query(trx).insert(definedOf(body)),
    );
    const made = await refuseConstraint(guarded, inserting);
    return loadMetaMaster(knex, made.id, language);
  });

  const update = bind('meta-master-update', ({ params, body }, { language, user }) =>
    refuseConstraint(
      guarded,
      knex.transaction(async (trx) => {
        const view = (id: number) => loadMetaMaster(trx, id, language);
        const { version, ...change } = body;
        refuseForeign(change, { user });
        const family = await lockFamily(trx, params.metaMasterId, version, view, change);
        const { id } = family;
        await family.$query(trx).patch({ ...definedOf(change), version: family.version + 1 });
        await refreshCards(trx, [id], deps);
        return view(id);
      }),
    ),
  );

  const remove = bind('meta-master-delete', async ({ params, query }, { language }) => {
    await knex.transaction(async (trx) => {
      const view = (id: number) => loadMetaMaster(trx, id, language);
      const { id } = await lockFamily(trx, params.metaMasterId, query.version, view);
      const { masterProducts } = await view(id);
      if (masterProducts.length > 0) {
        const extra = { master_products: masterProducts.length };
        throw new Refusal(409, 'has_variants', { extra });
      }
      await trx('meta_masters').where({ id }).delete();
      await trx('seo_texts').where({ subject_kind: 'meta_master', subject_id: id }).delete();
      await deps.replyCache.purge(trx, [familyKey(id)]);
    });
    return undefined;
  });

  return [get, exclude, add, update, remove];
}
