import type { Knex } from 'knex';
import { checkDeletable, type CategoryUse } from '#core/categories/delete-category.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { purgeCategories } from './categories-changed.ts';
import { lockTree, readCategory } from './category-rows.ts';
import { CategoryModel } from './category-model.ts';

/** What still hangs on a category. Devices count where the buy-back shows them by it. */
async function useOf(db: Knex, id: number): Promise<CategoryUse> {
  const [use] = await query<CategoryUse>(
    db,
    `select
       (select count(*)::integer from type_categories where parent_id = c.id) as children,
       (select count(*)::integer from master_product_categories where category_id = c.id)
         as products,
       case when not c.for_buyout then 0 else (
         select count(*)::integer from device_models d
         where d.type_id = c.device_type_id and (
           not exists (select from type_category_manufacturers where category_id = c.id)
           or d.manufacturer_id in
             (select manufacturer_id from type_category_manufacturers where category_id = c.id)
         )) end as "buybackDevices"
     from type_categories c where c.id = $1`,
    [id],
  );
  if (!use) throw new Refusal(404, 'not_found');
  return use;
}

/** Where the category was shown, and what led there, answers 410 from now on; a new page wins. */
const rememberAddresses = (trx: Knex, id: number) =>
  query(
    trx,
    `insert into gone_addresses (path)
     select url_path from type_categories where id = $1 and for_display
     union
     select r.path from category_redirects r join type_categories c on c.id = r.category_id
       where c.id = $1 and c.for_display
     on conflict do nothing`,
    [id],
  );

/** Deletes a category that nothing uses (T-CAT-8); the counts say what still does. */
export const deleteRoute = (deps: Dependencies) =>
  bind('category-delete', ({ params: { id } }) =>
    deps.knex.transaction(async (trx) => {
      await lockTree(trx);
      const { parent_id: parent } = await readCategory(trx, id);
      const deletable = checkDeletable(await useOf(trx, id));
      if (!deletable.ok) {
        const { children, products, buybackDevices } = deletable.error.use;
        throw new Refusal(409, 'category_in_use', {
          extra: { children, products, buyback_devices: buybackDevices },
        });
      }
      await rememberAddresses(trx, id);
      await CategoryModel.query(trx).deleteById(id);
      await purgeCategories(trx, deps, parent === null ? [id] : [id, parent]);
      return undefined;
    }),
  );
