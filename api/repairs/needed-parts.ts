import type { Knex } from 'knex';
import type { z } from 'zod';
import type { repairDeskEndpoints } from '#core/contract/repairs-desk.ts';
import type { Language } from '#core/market/market.ts';
import { nameIn } from '../catalog/device-labels.ts';
import { selectRows } from '../catalog/select-rows.ts';
import type { RepairModel } from './repair-model.ts';

type Needed = z.output<(typeof repairDeskEndpoints)['admin-repair-needed-parts']['reply']>;

interface Row {
  readonly operation_id: number;
  readonly product_id: number;
  readonly name_cs: string;
  readonly name_ro: string;
  readonly quantity: number;
  readonly free: number;
}

/** A display fits every storage of a model, so its other storages count as the model itself. */
const neededSql = `
  select n.operation_id, n.product_id, v.name_cs, v.name_ro, n.quantity,
    coalesce((
      select sum(s.on_hand - s.allocated)::integer
      from stock s join stock_places l on l.id = s.place_id
      where s.product_id = n.product_id and l.store_id = :store
    ), 0) as free
  from service_parts n
  join products p on p.id = n.product_id
  join master_products v on v.id = p.master_product_id
  where (n.model_id is null and n.color_id is null)
    or n.color_id = :color
    or n.model_id in (
      select f.id from device_colors c
      join device_models m on m.id = c.model_id
      join device_models f on f.manufacturer_id = m.manufacturer_id and f.name = m.name
      where c.id = :color
    )
  order by n.operation_id, v.code, n.product_id`;

/**
 * What each operation takes from the stock on the device of a repair, and how many of it lie free at its store. Of a device
 * that is named in words alone: what is taken on every device.
 */
export async function neededParts(
  db: Knex,
  { colorId, storeId }: Pick<RepairModel, 'colorId' | 'storeId'>,
  language: Language,
): Promise<Needed> {
  const rows = await selectRows<Row>(db, neededSql, { color: colorId ?? 0, store: storeId });
  const parts = rows.map((row) => ({
    operationId: row.operation_id,
    productId: row.product_id,
    name: nameIn(row, language),
    quantity: row.quantity,
    free: row.free,
  }));
  return { parts };
}
