import { refuse, type Result } from '../shared/result.ts';

/** One category as its row holds it. */
export interface CategoryRow {
  readonly id: number;
  /** Null for a root category. */
  readonly parent: number | null;
  /** Place among siblings, 0 first. */
  readonly position: number;
  /** Its own piece of the address: small letters, digits and single dashes. */
  readonly seoName: string;
}

/** All categories in memory, loaded by one query. Never changed in place. */
export interface CategoryTree {
  readonly rows: ReadonlyMap<number, CategoryRow>;
  /** Ids of children in their order; the roots under null. */
  readonly children: ReadonlyMap<number | null, readonly number[]>;
}

/** A refusal that the form shows at the category's name (SPECIFICATION section 5). */
export interface NameRefusal<Reason extends string> {
  readonly field: 'name';
  readonly reason: Reason;
}

/** Refusal of a rule about the tree, attached to `name`. */
export const refuseName = <Reason extends string>(
  reason: Reason,
): Result<never, NameRefusal<Reason>> => refuse({ field: 'name', reason });

/**
 * Orders rows into a tree, in time linear but for the sort of siblings. Gaps and repeats in stored
 * positions are tolerated: the id decides between equals.
 */
export function categoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const grouped = new Map<number | null, CategoryRow[]>();
  for (const row of rows) {
    const siblings = grouped.get(row.parent);
    if (siblings) siblings.push(row);
    else grouped.set(row.parent, [row]);
  }
  const children = [...grouped].map(
    ([parent, siblings]) =>
      [
        parent,
        siblings.sort((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id),
      ] as const,
  );
  return { rows: new Map(rows.map((row) => [row.id, row])), children: new Map(children) };
}

/** Children of a category in their order; of the root for null. */
export const childrenOf = (tree: CategoryTree, id: number | null): readonly number[] =>
  tree.children.get(id) ?? [];

/** Row of a category that must exist. Throws on an unknown id: callers check first. */
export function categoryOf(tree: CategoryTree, id: number): CategoryRow {
  const row = tree.rows.get(id);
  if (row === undefined) throw new RangeError(`no category ${id}`);
  return row;
}

/** A category and all below it, parents before children. */
export function subtreeOf(tree: CategoryTree, id: number): readonly number[] {
  const found = [id];
  // The list grows while it is walked, so depth costs no call stack.
  for (const each of found) found.push(...childrenOf(tree, each));
  return found;
}

/** A category and those above it, the root last. */
export function ancestryOf(tree: CategoryTree, id: number): readonly CategoryRow[] {
  const chain: CategoryRow[] = [];
  for (let at: number | null = id; at !== null; at = chain.at(-1)?.parent ?? null) {
    chain.push(categoryOf(tree, at));
    if (chain.length > tree.rows.size) throw new Error(`category ${id} lies in a cycle`);
  }
  return chain;
}

/**
 * Ids that the list shows disabled while a category is edited: itself and its descendants, since it
 * cannot be put under them (SPECIFICATION section 4, T-CAT-2). None while a new one is written.
 */
export const disabledWhileEditing = (
  tree: CategoryTree,
  editedId: number | null,
): ReadonlySet<number> => new Set(editedId === null ? [] : subtreeOf(tree, editedId));
