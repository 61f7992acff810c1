import { accept, type Result } from '../shared/result.ts';
import {
  categoryOf,
  childrenOf,
  refuseName,
  type CategoryTree,
  type NameRefusal,
} from './category-tree.ts';

export type RenameRefusal = NameRefusal<'seo_name_format' | 'sibling_has_seo_name'>;

const seoNameShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Gives a category another `seoName`, its piece of the address. Refuses what is not small letters,
 * digits and single dashes, and a name that a sibling has: the two pages would share an address.
 * Throws on an unknown id.
 */
export function renameCategory(
  tree: CategoryTree,
  id: number,
  seoName: string,
): Result<CategoryTree, RenameRefusal> {
  const row = categoryOf(tree, id);
  if (!seoNameShape.test(seoName)) return refuseName('seo_name_format');
  const isTaken = childrenOf(tree, row.parent).some(
    (sibling) => sibling !== id && categoryOf(tree, sibling).seoName === seoName,
  );
  if (isTaken) return refuseName('sibling_has_seo_name');
  return accept({ ...tree, rows: new Map(tree.rows).set(id, { ...row, seoName }) });
}
