import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ancestryOf } from '#core/categories/category-tree.ts';
import type { CategoryIndex } from './category-index.ts';
import type { TreeRow } from './visible-rows.ts';

interface TreeState {
  readonly open: ReadonlySet<number>;
  readonly term: string;
  readonly toggled: ReadonlySet<number>;
  /** The line with the focus. */
  readonly activeId: number | null;
  /** Taken to be put elsewhere. */
  readonly movingId: number | null;
}

/** How the tree was left; kept as long as the window, so that coming back finds it so. */
export const treeStore = createStore<TreeState>(() => ({
  open: new Set(),
  term: '',
  toggled: new Set(),
  activeId: null,
  movingId: null,
}));

export const useTreeState = (): TreeState => useStore(treeStore);

/** Opens or closes a line. */
export function toggleRow({ id }: Pick<TreeRow, 'id'>): void {
  treeStore.setState(({ open, toggled, term, movingId, activeId }) => {
    const next = new Set(term === '' ? open : toggled);
    if (!next.delete(id)) next.add(id);
    // What opens under something that is dragged does not take the focus from it.
    return {
      activeId: movingId === null ? id : activeId,
      ...(term === '' ? { open: next } : { toggled: next }),
    };
  });
}

export const filterTree = (term: string): void => treeStore.setState({ term, toggled: new Set() });

/** Opens everything above a category and gives it the focus; a filter that hides it goes. */
export function revealCategory({ tree }: CategoryIndex, id: number, isShown: boolean): void {
  treeStore.setState(({ open, term }) => ({
    ...(isShown ? { term } : { term: '', toggled: new Set<number>() }),
    open: new Set([...open, ...ancestryOf(tree, id).flatMap((row) => row.parent ?? [])]),
    activeId: id,
  }));
}

/** Opens all categories that have some below them, or closes all. */
export function openAll({ tree }: CategoryIndex, isOpen: boolean): void {
  const parents = [...tree.children.keys()].filter((id) => id !== null);
  treeStore.setState({ open: new Set(isOpen ? parents : []), toggled: new Set() });
}
