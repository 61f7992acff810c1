import { MetaMasterModel } from '../catalog/meta-master-model.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { familiesChanged } from '../read-models/families-changed.ts';
import { loadFitting, writeFitting } from './accessory-rows.ts';

/** Which accessories fit which devices, said at either of them. */
export const accessoryRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-accessories', ({ params }, { language }) =>
    loadFitting(deps.knex, params.metaMasterId, language),
  ),
  bind('admin-accessories-set', ({ params: { metaMasterId: id }, body }, { language }) =>
    deps.knex.transaction(async (trx) => {
      const family = await lockedVersion(
        MetaMasterModel.query(trx).where({ id }).forUpdate(),
        body.version,
        () => loadFitting(trx, id, language),
        {
          trx,
          table: 'meta_masters',
          changes: { families: body.families },
          parts: { families: { table: 'accessory_fits' } },
        },
      );
      const touched = await writeFitting(trx, family, body.families);
      await family.$query(trx).patch({ version: family.version + 1 });
      await familiesChanged(trx, deps, [id, ...touched]);
      return loadFitting(trx, id, language);
    }),
  ),
];
