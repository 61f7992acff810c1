import { changeSetOf } from '../platform/database/staff-change.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { selectedIds } from '../platform/resources/selections.ts';
import { serviceChanged } from './service-changed.ts';

// Of several that would be the same price of the model the lowest id is taken; what the model has stays.
const copySql = `
  with copied as (
    insert into service_prices
      (operation_id, model_id, is_whole_family, valid_from, is_offered, price, duration_minutes)
    select distinct on (operation_id, valid_from)
      operation_id, :model, is_whole_family, valid_from, is_offered, price, duration_minutes
    from service_prices where id = any(:ids)
    order by operation_id, valid_from, id
    on conflict on constraint service_prices_reach_unique do nothing
    returning id
  )
  select (select count(*)::integer from copied) as applied,
    (select count(*)::integer from service_prices where id = any(:ids)) as asked`;

/** Selected prices for one more model, in one change set that is undone as one. */
export const copyPricesRoute = (deps: Dependencies): BoundRoute =>
  bind('service-prices-copy', ({ body: { selectionId, modelId: model } }, context) =>
    deps.knex.transaction(async (trx) => {
      const of = { lists: ['service-prices'], userId: staffOf(context).id };
      const ids = await selectedIds(trx, selectionId, of);
      const known: unknown = await trx('device_models').where('id', model).first('id');
      if (known === undefined) throw new FieldRefusal({ modelId: ['unknown_row'] });
      const { rows } = await trx.raw<{ rows: { applied: number; asked: number }[] }>(copySql, {
        ids,
        model,
      });
      const [{ applied, asked } = { applied: 0, asked: 0 }] = rows;
      if (applied > 0) await serviceChanged(trx, deps);
      return {
        changeSetId: applied === 0 ? null : await changeSetOf(trx),
        applied,
        kept: asked - applied,
      };
    }),
  );
