import type { Knex } from 'knex';
import { ancestryOf, childrenOf, subtreeOf } from '#core/categories/category-tree.ts';
import { renameCategory } from '#core/categories/rename-category.ts';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { purgeCategories } from './categories-changed.ts';
import { writePaths } from './category-paths.ts';
import { categoryView, lockTree, readCategory, readTree } from './category-rows.ts';
import { lockCategory } from './lock-category.ts';
import {
  columnsOf,
  refuseUnknown,
  writeManufacturers,
  type WrittenCategory,
} from './written-category.ts';

/** Names and address of a new category: one name is enough for both languages and the address. */
function namesOf(written: WrittenCategory, language: Language) {
  const { name, nameCs, nameRo } = written;
  const own = name ?? (language === 'cs' ? nameCs : nameRo) ?? nameCs ?? nameRo;
  if (own === undefined) throw new FieldRefusal({ name: ['required'] });
  const seoName = written.seoName ?? seoNameOf(own);
  if (seoName === '') throw new FieldRefusal({ seoName: ['required'] });
  return { name_cs: nameCs ?? own, name_ro: nameRo ?? own, seo_name: seoName };
}

/** Adding and changing categories. */
export function writeCategoryRoutes(deps: Dependencies): BoundRoute[] {
  const add = bind('category-add', ({ body: { parent = null, ...written } }, { language }) =>
    deps.knex.transaction(async (trx) => {
      await lockTree(trx);
      const tree = await readTree(trx);
      if (parent !== null && !tree.rows.has(parent)) {
        throw new FieldRefusal({ parent: ['unknown_row'] });
      }
      const names = namesOf(written, language);
      const siblings = childrenOf(tree, parent).map((id) => tree.rows.get(id));
      if (siblings.some((sibling) => sibling?.seoName === names.seo_name)) {
        throw new FieldRefusal({ name: ['sibling_has_seo_name'] });
      }
      const above = parent === null ? [] : ancestryOf(tree, parent);
      const path = [names.seo_name, ...above.map(({ seoName }) => seoName)].reverse().join('/');
      const position = Math.max(-1, ...siblings.map((sibling) => sibling?.position ?? -1)) + 1;
      const id = await insert(trx, {
        ...columnsOf(written, language),
        ...names,
        parent_id: parent,
        position,
        url_path: `/${path}`,
      });
      await trx('category_redirects').where('path', `/${path}`).delete();
      await writeManufacturers(trx, id, written.manufacturers ?? []).catch(refuseUnknown);
      await purgeCategories(trx, deps, [id, ...above.map((row) => row.id)]);
      return categoryView(await readCategory(trx, id), language);
    }),
  );

  const update = bind('category-update', ({ params: { id }, body }, { language }) =>
    deps.knex.transaction(async (trx) => {
      const { version, overwrite, manufacturers, ...written } = body;
      const changes = columnsOf(written, language);
      await lockTree(trx);
      await lockCategory(trx, {
        id,
        seen: version,
        columns: changes,
        manufacturers,
        overwrite,
        current: async () => categoryView(await readCategory(trx, id), language),
      });
      await rename(trx, deps, id, written.seoName);
      await trx('type_categories')
        .where({ id })
        .update({ ...changes, version: trx.raw('version + 1'), updated_at: deps.now() })
        .catch(refuseUnknown);
      if (manufacturers) await writeManufacturers(trx, id, manufacturers).catch(refuseUnknown);
      const row = await readCategory(trx, id);
      await purgeCategories(trx, deps, row.parent_id === null ? [id] : [id, row.parent_id]);
      return categoryView(row, language);
    }),
  );
  return [add, update];
}

async function insert(trx: Knex, row: Readonly<Record<string, unknown>>): Promise<number> {
  const [made] = await trx('type_categories')
    .insert(row)
    .returning<{ id: number }[]>('id')
    .catch(refuseUnknown);
  if (!made) throw new Error('a category got no id');
  return made.id;
}

/** Writes the addresses that another `seoName` makes; the name itself is written with the rest. */
async function rename(
  trx: Knex.Transaction,
  deps: Dependencies,
  id: number,
  seoName: string | undefined,
): Promise<void> {
  if (seoName === undefined) return;
  const before = await readTree(trx);
  const renamed = renameCategory(before, id, seoName);
  if (!renamed.ok) throw new FieldRefusal({ [renamed.error.field]: [renamed.error.reason] });
  const changes = await writePaths(trx, before, renamed.value, id);
  if (changes.length > 0) await purgeCategories(trx, deps, subtreeOf(before, id));
}
