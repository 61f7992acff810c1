import type { Knex } from 'knex';
import { categoryTree, childrenOf } from '#core/categories/category-tree.ts';
import { subtreePaths } from '#core/categories/url-path.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { storePaths } from './category-paths.ts';
import { lockTree } from './category-rows.ts';
import type { CamelRow } from '../platform/database/row-model.ts';
import type { Rows } from '../platform/database/rows.ts';

type PlacedRow = CamelRow<
  Pick<Rows['type_categories'], 'seo_name' | 'url_path' | 'id' | 'position'>
> & {
  readonly parent: number | null;
};

/**
 * Makes a tree whole again after an undo put rows back one by one: addresses follow from where each
 * stands now, and 409 where a category would lie under itself, because others were moved since.
 * Answers whose address changed.
 */
export async function settleTree(trx: Knex.Transaction): Promise<readonly number[]> {
  await lockTree(trx);
  const rows = await trx('type_categories').select<PlacedRow[]>('id', 'position', {
    parent: 'parent_id',
    seoName: 'seo_name',
    urlPath: 'url_path',
  });
  const tree = categoryTree(rows);
  const paths = new Map(childrenOf(tree, null).flatMap((root) => [...subtreePaths(tree, root)]));
  if (paths.size < rows.length) throw new Refusal(409, 'conflict');
  const changes = rows.flatMap(({ id, urlPath }) => {
    const to = paths.get(id);
    return to === undefined || to === urlPath ? [] : [{ id, from: urlPath, to }];
  });
  await storePaths(trx, changes);
  return changes.map(({ id }) => id);
}
