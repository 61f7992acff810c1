import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../shared/result.ts';
import { ancestryOf, categoryOf, categoryTree, childrenOf, subtreeOf } from './category-tree.ts';
import { deepTree, exampleTree, node } from './category-tree.example.ts';
import { moveCategory, movePositions, type CategoryMove } from './move-category.ts';
import { renameCategory } from './rename-category.ts';

const { R, A, B, C, D } = node;

/** Moves and expects it to be accepted. */
function moved(tree: ReturnType<typeof exampleTree>, move: CategoryMove) {
  const result = moveCategory(tree, move);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

const ofFour = categoryTree(
  [1, 2, 3, 4].map((id) => ({ id, parent: null, position: id - 1, seoName: `s${id}` })),
);

describe('moveCategory', () => {
  it.each([
    [A, 'first-child', 'move_under_itself'],
    [B, 'last-child', 'move_under_descendant'],
    [C, 'first-child', 'move_under_descendant'],
    [C, 'left', 'move_under_descendant'],
    [B, 'right', 'move_under_itself'],
  ] as const)('refuses to put A under its own subtree (%s, %s)', (target, position, reason) => {
    const result = moveCategory(exampleTree(), { id: A, target, position });
    expect(result).toEqual(refuse({ field: 'name', reason }));
  });

  it('puts A with all below it under D', () => {
    const { tree, changed } = moved(exampleTree(), { id: A, target: D, position: 'last-child' });
    expect(ancestryOf(tree, C).map(({ id }) => id)).toEqual([C, B, A, D, R]);
    expect(changed.map(({ id, parent, position }) => [id, parent, position])).toEqual([
      [D, R, 0],
      [A, D, 0],
    ]);
  });

  it('refuses the second of two moves that together would make a cycle', () => {
    const { tree } = moved(exampleTree(), { id: A, target: D, position: 'last-child' });
    expect(moveCategory(tree, { id: D, target: C, position: 'last-child' })).toEqual(
      refuse({ field: 'name', reason: 'move_under_descendant' }),
    );
  });

  it.each([
    [3, null, 'first-child', [3, 1, 2, 4]],
    [2, null, 'last-child', [1, 3, 4, 2]],
    [4, 2, 'left', [1, 4, 2, 3]],
    [1, 3, 'right', [2, 3, 1, 4]],
    [1, 3, 'left', [2, 1, 3, 4]],
  ] as const)('moves %s beside %s as %s', (id, target, position, order) => {
    const { tree } = moved(ofFour, { id, target, position });
    expect(childrenOf(tree, null)).toEqual(order);
  });

  it.each([
    [1, null, 'first-child'],
    [4, null, 'last-child'],
    [2, 1, 'right'],
    [2, 3, 'left'],
    [2, 2, 'left'],
  ] as const)('changes nothing when %s already stands there (%s, %s)', (id, target, position) => {
    expect(moved(ofFour, { id, target, position })).toEqual({ tree: ofFour, changed: [] });
  });

  it('refuses what is not there and a place beside the root', () => {
    const tree = exampleTree();
    expect(moveCategory(tree, { id: 99, target: D, position: 'left' })).toEqual(
      refuse({ field: 'id', reason: 'category_not_found' }),
    );
    expect(moveCategory(tree, { id: A, target: 99, position: 'left' })).toEqual(
      refuse({ field: 'target', reason: 'target_not_found' }),
    );
    expect(moveCategory(tree, { id: A, target: null, position: 'left' })).toEqual(
      refuse({ field: 'target', reason: 'root_has_no_siblings' }),
    );
  });

  it('refuses a place where a sibling has the same address', () => {
    const renamed = renameCategory(exampleTree(), C, 'd');
    if (!renamed.ok) throw new Error(renamed.error.reason);
    expect(moveCategory(renamed.value, { id: C, target: R, position: 'last-child' })).toEqual(
      refuse({ field: 'name', reason: 'sibling_has_seo_name' }),
    );
  });

  it('keeps a name that another editor changed meanwhile', () => {
    const renamed = renameCategory(exampleTree(), A, 'apple');
    if (!renamed.ok) throw new Error(renamed.error.reason);
    const { tree } = moved(renamed.value, { id: A, target: D, position: 'first-child' });
    expect(categoryOf(tree, A)).toEqual({ id: A, parent: D, position: 0, seoName: 'apple' });
  });

  it('never makes a cycle, loses nobody and numbers siblings without gaps', () => {
    const move = fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      target: fc.option(fc.integer({ min: 1, max: 12 })),
      position: fc.constantFrom(...movePositions),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 15 }), (moves) => {
        let tree = deepTree(12, 4);
        for (const each of moves) {
          const result = moveCategory(tree, each);
          if (result.ok) tree = result.value.tree;
        }
        const reached = childrenOf(tree, null).flatMap((root) => subtreeOf(tree, root));
        expect(reached.toSorted((a, b) => a - b)).toEqual([...tree.rows.keys()]);
        for (const [parent, ids] of tree.children) {
          const rows = ids.map((id) => categoryOf(tree, id));
          expect(rows.map((row) => row.position)).toEqual(ids.map((_, index) => index));
          expect(rows.every((row) => row.parent === parent)).toBe(true);
        }
        expect(categoryTree([...tree.rows.values()]).rows).toEqual(tree.rows);
      }),
    );
  });

  it('names exactly the rows that differ', () => {
    const before = deepTree(20_000, 50);
    const { tree, changed } = moved(before, { id: 51, target: 50, position: 'last-child' });
    const differing = [...tree.rows.values()].filter((row) => before.rows.get(row.id) !== row);
    expect(new Set(changed)).toEqual(new Set(differing));
    expect(ancestryOf(tree, 100)).toHaveLength(100);
  });
});
