import type { Knex } from 'knex';

/** Of the new protective glasses that are made for a model, the cheapest is the one that is put on. */
const glassesSql = `
  insert into service_parts (operation_id, model_id, product_id, quantity)
  select distinct on (d.manufacturer_id, d.name) o.id, d.id, p.id, 1
  from service_operations o
  cross join device_models d
  join lateral (
    select distinct f.accessory_id from master_products v
    join accessory_fits f on f.device_id = v.meta_master_id
    where v.device_model_id = d.id
  ) f on true
  join master_products a on a.meta_master_id = f.accessory_id
  join product_attributes t on t.master_product_id = a.id
  join attribute_values k on k.id = t.value_id and k.code = 'glass'
  join products p on p.master_product_id = a.id and p.condition = 'new'
  where o.slug = 'nalepeni-skla'
  order by d.manufacturer_id, d.name, d.storage_gb nulls first, d.id, p.price, p.id`;

/** Data are recovered in a clean room, which one service centre has. */
const cleanRoomSql = `
  insert into service_operation_stores (operation_id, store_id)
  select o.id, s.id from service_operations o
  cross join (select id from stores where is_service_center order by id limit 1) s
  where o.slug = 'zachrana-dat'`;

/** What operations of the demonstration take from the stock, and which of them one store alone does. */
export async function insertServiceLimits(trx: Knex.Transaction): Promise<void> {
  await trx.raw(glassesSql);
  await trx.raw(cleanRoomSql);
}
