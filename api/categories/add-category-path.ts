import type { Knex } from 'knex';
import { ancestryOf } from '#core/categories/category-tree.ts';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import { foldText } from '#core/shared/text.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { purgeCategories } from './categories-changed.ts';
import { lockTree, readTree } from './category-rows.ts';

interface Child {
  readonly id: number;
  readonly seo_name: string;
  readonly url_path: string;
  readonly name_cs: string;
  readonly name_ro: string;
}

/**
 * Makes the categories of a path under one that is there, each the last of its parent; what is there by its name or its
 * address is taken. One name stands for both languages. Answers the id of the last one.
 */
export async function addCategoryPath(
  trx: Knex.Transaction,
  deps: Dependencies,
  { under, names }: { readonly under: number | null; readonly names: readonly string[] },
): Promise<number | null> {
  await lockTree(trx);
  let parent = under;
  const made: number[] = [];
  for (const name of names) {
    const siblings = await trx('type_categories')
      .where({ parent_id: parent })
      .select<Child[]>('id', 'seo_name', 'url_path', 'name_cs', 'name_ro');
    const seoName = seoNameOf(name) || 'kategorie';
    const isThis = (one: Child) =>
      one.seo_name === seoName ||
      [one.name_cs, one.name_ro].some((said) => foldText(said) === foldText(name));
    const there = siblings.find(isThis);
    if (there) parent = there.id;
    else {
      parent = await insertLast(trx, { parent, name, seoName });
      made.push(parent);
    }
  }
  if (made.length > 0) {
    const tree = await readTree(trx);
    const above = under === null ? [] : ancestryOf(tree, under).map(({ id }) => id);
    await purgeCategories(trx, deps, [...made, ...above]);
  }
  return parent;
}

interface Wished {
  readonly parent: number | null;
  readonly name: string;
  readonly seoName: string;
}

async function insertLast(trx: Knex, { parent, name, seoName }: Wished): Promise<number> {
  const above = await trx('type_categories')
    .where({ id: parent ?? 0 })
    .first('url_path');
  const path = `${above?.url_path ?? ''}/${seoName}`;
  const last = await trx('type_categories')
    .where({ parent_id: parent })
    .max<{ position: number | null }>('position as position')
    .first();
  const [row] = await trx('type_categories')
    .insert({
      parent_id: parent,
      name_cs: name,
      name_ro: name,
      seo_name: seoName,
      url_path: path,
      position: (last?.position ?? -1) + 1,
      filterable: true,
    })
    .returning<{ id: number }[]>('id');
  await trx('category_redirects').where({ path }).delete();
  if (!row) throw new Error('a category got no id');
  return row.id;
}
