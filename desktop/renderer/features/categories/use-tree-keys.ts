import { useRef, type KeyboardEvent } from 'react';
import type { CategoryMove } from '#core/categories/move-category.ts';
import type { CategoryIndex } from './category-index.ts';
import { moveByKey, type MoveKey } from './move-places.ts';
import { stepOf, typeAhead } from './tree-keys.ts';
import { toggleRow, treeStore } from './tree-store.ts';
import type { TreeRow } from './visible-rows.ts';

/** Letters typed with less than this between them are one word. */
const wordMs = 700;

export interface TreeCommands {
  /** `takesFocus`: the keyboard goes into the details. */
  readonly open: (id: number, takesFocus: boolean) => void;
  readonly move: (move: CategoryMove) => void;
  readonly menu: (id: number) => void;
  readonly add: (parent: number | null) => void;
  readonly remove: (id: number) => void;
}

interface Keyed {
  readonly index: CategoryIndex;
  readonly rows: readonly TreeRow[];
  readonly at: number;
  readonly page: number;
  readonly canEdit: boolean;
  readonly nameOf: (id: number) => string;
}

const moveKeys: readonly MoveKey[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const goTo = (id: number): void => treeStore.setState({ activeId: id });

/** Alt and an arrow, Ctrl+X and Ctrl+V, Insert, Delete: what changes the tree. */
function editKey(event: KeyboardEvent, { index, canEdit }: Keyed, id: number, run: TreeCommands) {
  if (!canEdit) return false;
  const { movingId } = treeStore.getState();
  const arrow = moveKeys.find((key) => key === event.key);
  const control = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : '';
  if (event.altKey && arrow) {
    const move = moveByKey(index.tree, id, arrow);
    if (move) run.move(move);
  } else if (control === 'x') treeStore.setState({ movingId: id });
  else if (control === 'v' && movingId !== null) {
    treeStore.setState({ movingId: null, activeId: movingId });
    run.move({ id: movingId, target: id, position: 'last-child' });
  } else if (event.key === 'Insert') {
    run.add(event.shiftKey ? (index.tree.rows.get(id)?.parent ?? null) : id);
  } else if (event.key === 'Delete') run.remove(id);
  else return false;
  return true;
}

/** Keys of the tree; the list that people read is in the dialog behind its keyboard button. */
export function useTreeKeys(tree: Keyed, run: TreeCommands) {
  const typed = useRef({ text: '', at: 0 });

  const lookUp = (letter: string, at: number) => {
    const isOfWord = at - typed.current.at < wordMs;
    typed.current = { text: isOfWord ? typed.current.text + letter : letter, at };
    const found = typeAhead(tree.rows, tree.at, typed.current.text, tree.nameOf);
    if (found !== null) goTo(found);
  };

  const plainKey = (event: KeyboardEvent, row: TreeRow): boolean => {
    const step = stepOf(tree.rows, tree.at, event.key, tree.page);
    if (step?.kind === 'go') goTo(step.to);
    else if (step) toggleRow(step);
    else if (event.key === 'Enter') run.open(row.id, true);
    else if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'))
      run.menu(row.id);
    else if (event.key === 'Escape') {
      if (treeStore.getState().movingId === null) return false;
      treeStore.setState({ movingId: null });
    } else if (event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key)) {
      lookUp(event.key, event.timeStamp);
    } else return event.key.startsWith('Arrow');
    return true;
  };

  return (event: KeyboardEvent) => {
    const row = tree.rows[tree.at];
    if (!row) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isDone = editKey(event, tree, row.id, run) || (isPlain && plainKey(event, row));
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
