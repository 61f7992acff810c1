import type { Knex } from 'knex';
import { type CategoryTree } from '#core/categories/category-tree.ts';
import { pathChanges, type PathChange } from '#core/categories/url-path.ts';

/**
 * Writes the addresses below a category that was renamed or moved; each old one leads to its category
 * from now on, and an address that lives again leads nowhere else (DECISIONS "Categories").
 */
export async function writePaths(
  trx: Knex.Transaction,
  before: CategoryTree,
  after: CategoryTree,
  id: number,
): Promise<readonly PathChange[]> {
  const changes = pathChanges(before, after, id);
  await storePaths(trx, changes);
  return changes;
}

/** Stores addresses that changed, whatever changed them. */
export async function storePaths(
  trx: Knex.Transaction,
  changes: readonly PathChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  const to = changes.map((change) => change.to);
  await trx.raw(
    `update type_categories c set url_path = n.path, updated_at = now()
     from unnest(?::integer[], ?::text[]) as n (id, path) where n.id = c.id`,
    [ids, to],
  );
  await trx.raw(
    `insert into category_redirects (path, category_id)
     select * from unnest(?::text[], ?::integer[])
     on conflict (path) do update set category_id = excluded.category_id`,
    [changes.map(({ from }) => from), ids],
  );
  await trx('category_redirects').whereIn('path', to).delete();
}
