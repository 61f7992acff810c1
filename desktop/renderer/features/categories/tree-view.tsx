import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { nameOf, type CategoryIndex } from './category-index.ts';
import type { Filtered } from './filter-categories.ts';
import { focusTree, treeDomId } from './focus-tree.ts';
import { MoveBar } from './move-bar.tsx';
import { scrollToRow, useRowWindow } from './row-window.ts';
import { TreeLines } from './tree-lines.tsx';
import { TreeMenu } from './tree-menu.tsx';
import { toggleRow, treeStore } from './tree-store.ts';
import { rowOf, useTreeDrag } from './use-tree-drag.ts';
import { useTreeKeys, type TreeCommands } from './use-tree-keys.ts';
import { useTreeLines } from './use-tree-lines.ts';
import type { TreeRow } from './visible-rows.ts';

interface TreeViewProps {
  readonly index: CategoryIndex;
  readonly filtered: Filtered | null;
  readonly words: readonly string[];
  /** The category whose details are open. */
  readonly chosenId: number | null;
  readonly canEdit: boolean;
  readonly commands: Omit<TreeCommands, 'menu'>;
}

interface MenuPlace {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** The tree with its keyboard, pointer, dragging and menu (WAI-ARIA tree). */
export function TreeView({ index, filtered, words, chosenId, canEdit, commands }: TreeViewProps) {
  const t = usePhrases('categories');
  const box = useRef<HTMLDivElement>(null);
  const treeId = useId();
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const lines = useTreeLines(index, filtered);
  const { rows, at, activeId, movingId } = lines;
  const seen = useRowWindow(box, rows.length);
  const drag = useTreeDrag(index, rows, commands.move);
  const domIdOf = (id: number | undefined) => `${treeId}-${String(id)}`;
  const menuBelow = (id: number) => setMenu({ id, ...placeBelow(domIdOf(id)) });
  const keyed = { index, rows, at, page: seen.page, canEdit, nameOf: useNames(index) };
  useScrollToActive(box, { at, activeId, isDragged: drag.hover !== null });
  return (
    <>
      <div
        ref={box}
        id={treeDomId}
        className="tree"
        role="tree"
        tabIndex={0}
        aria-label={t('tree')}
        aria-activedescendant={rows[at] && domIdOf(rows[at].id)}
        onScroll={seen.onScroll}
        onKeyDown={useTreeKeys(keyed, { ...commands, menu: menuBelow })}
        {...usePointer(rows, movingId, commands.open, setMenu)}
        {...drag.handlers}
      >
        <TreeLines
          {...lines}
          index={index}
          words={words}
          chosenId={chosenId}
          canEdit={canEdit}
          seen={seen}
          domIdOf={domIdOf}
          drop={drag.hover?.refusal === null ? drag.hover : null}
        />
      </div>
      {movingId !== null && (
        <MoveBar
          index={index}
          movingId={movingId}
          hint={drag.hint}
          targetId={rows[at]?.id ?? null}
          move={commands.move}
        />
      )}
      {menu && (
        <TreeMenu
          {...menu}
          index={index}
          canEdit={canEdit}
          commands={commands}
          onClose={() => closeMenu(setMenu)}
        />
      )}
    </>
  );
}

interface ActiveLine {
  readonly at: number;
  readonly activeId: number | null;
  readonly isDragged: boolean;
}

function useScrollToActive(
  box: RefObject<HTMLDivElement | null>,
  { at, activeId, isDragged }: ActiveLine,
): void {
  const follow = useEffectEvent(() => {
    // What is dragged stays under the pointer while categories open around it.
    if (!isDragged) scrollToRow(box.current, at);
  });
  useEffect(() => follow(), [at, activeId]);
}

const closeMenu = (setMenu: (place: null) => void) => {
  setMenu(null);
  focusTree();
};

const placeBelow = (domId: string) => {
  const line = document.getElementById(domId)?.getBoundingClientRect();
  return { x: (line?.left ?? 0) + 40, y: line?.bottom ?? 0 };
};

/** A click opens the details or what is below, the other button the menu. */
function usePointer(
  rows: readonly TreeRow[],
  movingId: number | null,
  open: TreeCommands['open'],
  setMenu: (place: MenuPlace) => void,
) {
  const onClick = (event: MouseEvent) => {
    const over = rowOf(rows, event.target);
    if (!over) return;
    treeStore.setState({ activeId: over.row.id });
    const isToggle = event.target instanceof Element && event.target.closest('[data-toggle]');
    if (isToggle) toggleRow(over.row);
    else if (movingId === null) open(over.row.id, false);
  };
  const onContextMenu = (event: MouseEvent) => {
    const over = rowOf(rows, event.target);
    if (!over) return;
    event.preventDefault();
    treeStore.setState({ activeId: over.row.id });
    setMenu({ id: over.row.id, x: event.clientX, y: event.clientY });
  };
  return { onClick, onContextMenu };
}

function useNames({ categories }: CategoryIndex): (id: number) => string {
  const language = useLanguage();
  return (id) => {
    const category = categories.get(id);
    return category ? nameOf(category, language) : '';
  };
}
