import {
  categoryTree,
  childrenOf,
  disabledWhileEditing,
  type CategoryTree,
} from '#core/categories/category-tree.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { categoryView, readCategories, type StoredCategory } from './category-rows.ts';

type View = ReturnType<typeof categoryView>;
type Node = View & { readonly children: readonly Node[] };

const treeOf = (rows: readonly StoredCategory[]): CategoryTree =>
  categoryTree(
    rows.map(({ id, parent_id: parent, position, seo_name: seoName }) => ({
      id,
      parent,
      position,
      seoName,
    })),
  );

/** Nests rows without recursion: parents are made after their children, so depth costs no stack. */
function nest(rows: readonly StoredCategory[], language: Language): readonly Node[] {
  const nodes = new Map<number, View & { children: Node[] }>(
    rows.map((row) => [row.id, { ...categoryView(row, language), children: [] }]),
  );
  // Rows come in the order of siblings.
  return rows.flatMap((row) => {
    const node = nodes.get(row.id);
    const parent = row.parent_id === null ? undefined : nodes.get(row.parent_id);
    if (node && parent) parent.children.push(node);
    return node && !parent ? [node] : [];
  });
}

/** Rows of the tree from top to bottom, each with its depth. */
function walk(tree: CategoryTree): readonly { readonly id: number; readonly level: number }[] {
  const found: { id: number; level: number }[] = [];
  const waiting = childrenOf(tree, null)
    .map((id) => ({ id, level: 0 }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    const { id, level } = next;
    waiting.push(
      ...[...childrenOf(tree, id)].reverse().map((child) => ({ id: child, level: level + 1 })),
    );
  }
  return found;
}

/** What the back office reads of the tree. */
export function readCategoryRoutes({ knex, reads }: Dependencies): BoundRoute[] {
  return [
    bind('category-tree', async (_, { language }) => ({
      results: nest(await readCategories(knex), language),
    })),
    bind('category-manufacturers', async () => ({
      results: await reads('manufacturers')
        .orderBy('name')
        .select<{ id: number; name: string }[]>('id', 'name'),
    })),
    bind('category-list', async ({ query: { edited } }, { language }) => {
      const rows = await readCategories(knex);
      const tree = treeOf(rows);
      const known = edited !== undefined && tree.rows.has(edited) ? edited : null;
      const disabled = disabledWhileEditing(tree, known);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const results = walk(tree).flatMap(({ id, level }) => {
        const row = byId.get(id);
        if (!row) return [];
        const { name, urlPath } = categoryView(row, language);
        return [{ id, name, urlPath, level, disabled: disabled.has(id) }];
      });
      return { results };
    }),
  ];
}
