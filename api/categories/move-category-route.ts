import { ancestryOf, subtreeOf, type CategoryTree } from '#core/categories/category-tree.ts';
import { moveCategory, type MoveRefusal } from '#core/categories/move-category.ts';
import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { purgeCategories, refreshPlaces } from './categories-changed.ts';
import { writePaths } from './category-paths.ts';
import { categoryView, lockTree, readCategory, readTree } from './category-rows.ts';

function refuseMove({ field, reason }: MoveRefusal): Error {
  return field === 'id' ? new Refusal(404, 'not_found') : new FieldRefusal({ [field]: [reason] });
}

/** Stores places among siblings; only what differs was given. */
async function storePlaces(
  trx: Knex.Transaction,
  rows: readonly { id: number; parent: number | null; position: number }[],
): Promise<void> {
  await query(
    trx,
    `update type_categories c set parent_id = nullif(n.parent, 0), position = n.position
     from unnest($1::integer[], $2::integer[], $3::integer[]) as n (id, parent, position)
     where n.id = c.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ parent }) => parent ?? 0),
      rows.map((row) => row.position),
    ],
  );
}

const above = (tree: CategoryTree, id: number): number[] =>
  ancestryOf(tree, id).map((row) => row.id);

/**
 * Moves a category among the others (T-CAT-1, T-CAT-3, T-CAT-4). It needs no version: nothing but
 * its place is written, so what somebody else renamed meanwhile stays (T-CAT-9).
 */
export const moveRoute = (deps: Dependencies) =>
  bind('category-move', ({ params: { id }, body: { target, position } }, { language }) =>
    deps.knex.transaction(async (trx) => {
      await lockTree(trx);
      const before = await readTree(trx);
      const moved = moveCategory(before, { id, target, position });
      if (!moved.ok) throw refuseMove(moved.error);
      const { tree, changed } = moved.value;
      if (changed.length > 0) {
        await storePlaces(trx, changed);
        await writePaths(trx, before, tree, id);
        const family = subtreeOf(tree, id);
        await purgeCategories(trx, deps, [...family, ...above(before, id), ...above(tree, id)]);
        const stays = before.rows.get(id)?.parent === tree.rows.get(id)?.parent;
        if (!stays) await refreshPlaces(trx, deps, family);
      }
      return categoryView(await readCategory(trx, id), language);
    }),
  );
