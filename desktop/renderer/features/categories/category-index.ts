import {
  categoryTree,
  type CategoryRow,
  type CategoryTree,
} from '#core/categories/category-tree.ts';
import { moveCategory, type CategoryMove } from '#core/categories/move-category.ts';
import { pathChanges } from '#core/categories/url-path.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { foldText } from '#core/shared/text.ts';

export type CategoryNode = Reply<Endpoints['category-tree']>['results'][number];
export type Category = Omit<CategoryNode, 'children'>;

/** The whole tree as the screen works with it: the shape apart from what stands in each category. */
export interface CategoryIndex {
  readonly tree: CategoryTree;
  readonly categories: ReadonlyMap<number, Category>;
}

export const nameOf = ({ nameCs, nameRo }: Category, language: Language): string =>
  language === 'cs' ? nameCs : nameRo;

const folded = new WeakMap<Category, string>();

/** What a filter looks into: both names, since one may remember either. */
export function searchedText(category: Category): string {
  const known = folded.get(category);
  if (known !== undefined) return known;
  const text = foldText(`${category.nameCs}\n${category.nameRo}`);
  folded.set(category, text);
  return text;
}

/** Takes the nested answer apart, without recursion, so that its depth costs no call stack. */
export function indexCategories(roots: readonly CategoryNode[]): CategoryIndex {
  const categories = new Map<number, Category>();
  const rows: CategoryRow[] = [];
  const waiting = [roots];
  for (const siblings of waiting) {
    for (const [position, { children, ...category }] of siblings.entries()) {
      const { id, parent, seoName } = category;
      categories.set(id, category);
      rows.push({ id, parent, position, seoName });
      if (children.length > 0) waiting.push(children);
    }
  }
  return { tree: categoryTree(rows), categories };
}

/**
 * The tree as it will be after a move, with the addresses that follow from it, or why the move is
 * refused: the same rule as the server's. `index` is the same object where nothing changes.
 */
export function movedIndex(index: CategoryIndex, move: CategoryMove) {
  const moved = moveCategory(index.tree, move);
  if (!moved.ok) return moved;
  const { tree, changed } = moved.value;
  if (changed.length === 0) return { ok: true, value: index } as const;
  const categories = new Map(index.categories);
  const edit = (id: number, change: Partial<Category>) => {
    const category = categories.get(id);
    if (category) categories.set(id, { ...category, ...change });
  };
  for (const { id, parent } of changed) edit(id, { parent });
  for (const { id, to } of pathChanges(index.tree, tree, move.id)) edit(id, { urlPath: to });
  return { ok: true, value: { tree, categories } } as const;
}

/** The tree with a category as it was just saved; addresses below it come with the next reading. */
export function withCategory({ tree, categories }: CategoryIndex, saved: Category): CategoryIndex {
  const { id, seoName } = saved;
  const row = tree.rows.get(id);
  const rows = row ? new Map(tree.rows).set(id, { ...row, seoName }) : tree.rows;
  return { tree: { ...tree, rows }, categories: new Map(categories).set(id, saved) };
}
