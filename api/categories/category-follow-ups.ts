import { categoriesKey, categoryKey } from '../catalog/surrogate-keys.ts';
import { dropping, type Follow, type FollowUps } from '../platform/changes/follow-up.ts';
import { familiesBy, refreshing } from '../read-models/follow-families.ts';
import { settleTree } from './settle-tree.ts';

const inCategories =
  'join master_product_categories k on k.master_product_id = v.id where k.category_id = any(?)';

/** Where a category stands again, its products are listed under others as well. */
const categoryTree: Follow = async (trx, { ids }) => {
  const moved = await settleTree(trx);
  const all = [...new Set([...ids, ...moved])];
  return {
    ...refreshing(await familiesBy(trx, inCategories, all)),
    keys: [categoriesKey, ...all.map(categoryKey)],
  };
};

const categories: Follow = (_, { ids }) =>
  Promise.resolve({ keys: [categoriesKey, ...ids.map(categoryKey)] });

/** What follows where an undo wrote categories. */
export const categoryFollowUps: FollowUps = {
  type_categories: categoryTree,
  type_category_manufacturers: categories,
  category_redirects: dropping(categoriesKey),
};
