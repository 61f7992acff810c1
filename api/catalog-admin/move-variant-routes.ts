import type { Knex } from 'knex';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { lockFamily } from './meta-master-routes.ts';
import { loadMetaMaster } from './meta-master-view.ts';
import { MasterProductModel } from '../catalog/master-product-model.ts';

/** How variants come to another family; lists and pages of both families follow at once. */
export function moveVariantRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, now } = deps;

  const swap = bind('meta-master-swap', ({ params, body }, { language }) =>
    knex.transaction(async (trx) => {
      await oneMoveAtATime(trx);
      const rows = MasterProductModel.query(trx).where('id', params.masterProductId).forUpdate();
      const { version, ...changes } = body;
      const current = async () => {
        const [row] = await variantsOf(trx, [params.masterProductId]);
        if (!row) throw new Error('a locked variant is not there');
        return loadMetaMaster(trx, row.metaMasterId, language);
      };
      const edit = { trx, table: 'master_products', changes };
      const { id, metaMasterId } = await lockedVersion(rows, version, current, edit);
      await requireFamily(trx, body.metaMasterId);
      await moveTo(trx, body.metaMasterId, [id], now());
      await refreshCards(trx, [metaMasterId, body.metaMasterId], deps);
      return loadMetaMaster(trx, body.metaMasterId, language);
    }),
  );

  const addVariants = bind('meta-master-add-master-product', ({ body }, { language }) =>
    knex.transaction(async (trx) => {
      const view = (id: number) => loadMetaMaster(trx, id, language);
      await oneMoveAtATime(trx);
      await requireFamily(trx, body.metaMasterId);
      const family = await lockFamily(trx, body.metaMasterId, body.version, view);
      const ids = [...new Set(body.masterProductIds)];
      const rows = await variantsOf(trx, ids);
      if (rows.length < ids.length) throw new FieldRefusal({ masterProductIds: ['unknown_row'] });
      await moveTo(trx, family.id, ids, now());
      await family.$query(trx).patch({ version: family.version + 1 });
      const before = rows.map(({ metaMasterId }) => metaMasterId);
      await refreshCards(trx, [...before, family.id], deps);
      return view(family.id);
    }),
  );

  return [swap, addVariants];
}

/** Moves lock variants and families in different orders, so two of them could wait for each other. */
const oneMoveAtATime = (trx: Knex): Promise<unknown> =>
  trx.raw("select pg_advisory_xact_lock(hashtext('variants'))");

/** Locked in the order of their ids and not in that of the request. */
const variantsOf = async (trx: Knex, ids: readonly number[]): Promise<MasterProductModel[]> =>
  MasterProductModel.query(trx)
    .findByIds([...ids])
    .orderBy('id')
    .forUpdate();

async function requireFamily(trx: Knex, id: number): Promise<void> {
  const row: unknown = await trx('meta_masters').where({ id }).first('id');
  if (row === undefined) throw new FieldRefusal({ metaMasterId: ['unknown_row'] });
}

const moveTo = (trx: Knex, familyId: number, ids: readonly number[], now: Date): Promise<unknown> =>
  trx('master_products')
    .whereIn('id', [...ids])
    .update({
      meta_master_id: familyId,
      version: trx.raw('version + 1'),
      updated_at: now,
    });
