import { useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import { disabledWhileEditing } from '#core/categories/category-tree.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { nameOf, type CategoryIndex } from './category-index.ts';
import type { Filtered } from './filter-categories.ts';
import { MoveBar } from './move-bar.tsx';
import { rowHeight, scrollToRow, useRowWindow } from './row-window.ts';
import { TreeMenu } from './tree-menu.tsx';
import { TreeRowView } from './tree-row.tsx';
import { toggleRow, treeStore, useTreeState } from './tree-store.ts';
import { useTreeDrag, rowOf } from './use-tree-drag.ts';
import { useTreeKeys, type TreeCommands } from './use-tree-keys.ts';
import { visibleRows, type TreeRow } from './visible-rows.ts';

interface TreeViewProps {
  readonly index: CategoryIndex;
  readonly filtered: Filtered | null;
  readonly words: readonly string[];
  /** The category whose details are open. */
  readonly chosenId: number | null;
  readonly canEdit: boolean;
  readonly commands: Omit<TreeCommands, 'menu'>;
}

interface Opened {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** The tree: lines that are seen are drawn, the rest is height. */
export function TreeView({ index, filtered, words, chosenId, canEdit, commands }: TreeViewProps) {
  const t = usePhrases('categories');
  const language = useLanguage();
  const state = useTreeState();
  const box = useRef<HTMLDivElement>(null);
  const domId = useId();
  const [menu, setMenu] = useState<Opened | null>(null);
  const { open, toggled, movingId } = state;
  const kept = filtered?.kept ?? null;
  const rows = useMemo(
    () => visibleRows(index, { open, toggled, kept }),
    [index, open, toggled, kept],
  );
  const found = rows.findIndex(({ id }) => id === state.activeId);
  const at = found === -1 ? 0 : found;
  const seen = useRowWindow(box, rows.length);
  const forbidden = useMemo(() => disabledWhileEditing(index.tree, movingId), [index, movingId]);
  const said = (id: number) => {
    const category = index.categories.get(id);
    return category ? nameOf(category, language) : '';
  };
  const drag = useTreeDrag(index, rows, commands.move);
  const openMenu = (id: number, x?: number, y?: number) => {
    const line = document.getElementById(`${domId}-${String(id)}`)?.getBoundingClientRect();
    setMenu({ id, x: x ?? (line?.left ?? 0) + 40, y: y ?? line?.bottom ?? 0 });
  };
  const run = { ...commands, menu: openMenu };
  const onKeyDown = useTreeKeys({ index, rows, at, page: seen.page, canEdit, nameOf: said }, run);
  useEffect(() => scrollToRow(box.current, at), [at, state.activeId]);

  const onClick = (event: MouseEvent) => {
    const over = rowOf(rows, event.target);
    if (!over) return;
    treeStore.setState({ activeId: over.row.id });
    if (event.target instanceof Element && event.target.closest('[data-toggle]')) {
      toggleRow(over.row);
    } else if (movingId === null) commands.open(over.row.id, false);
  };
  const onContextMenu = (event: MouseEvent) => {
    const over = rowOf(rows, event.target);
    if (!over) return;
    event.preventDefault();
    treeStore.setState({ activeId: over.row.id });
    openMenu(over.row.id, event.clientX, event.clientY);
  };
  const line = (row: TreeRow | undefined, place: number) => {
    const category = row && index.categories.get(row.id);
    if (!category) return null;
    const isUnder = drag.hover?.target === row.id;
    return (
      <TreeRowView
        key={row.id}
        {...row}
        {...{ category, words, at: place }}
        domId={`${domId}-${String(row.id)}`}
        name={nameOf(category, language)}
        isActive={place === at}
        isChosen={row.id === chosenId}
        isForbidden={movingId !== null && forbidden.has(row.id)}
        isMoving={row.id === movingId}
        canMove={canEdit}
        drop={isUnder && drag.hover?.refusal === null ? drag.hover.position : null}
      />
    );
  };
  // The line with the focus is always there: assistive technology and a drag hold on to it.
  const isApart = at < seen.first || at >= seen.end;
  return (
    <>
      {movingId !== null && (
        <MoveBar
          {...{ index, movingId, hint: drag.hint, targetId: rows[at]?.id ?? null }}
          move={commands.move}
        />
      )}
      <div
        ref={box}
        id={treeDomId}
        className="tree"
        role="tree"
        tabIndex={0}
        aria-label={t('tree')}
        aria-activedescendant={rows.length > 0 ? `${domId}-${String(rows[at]?.id)}` : undefined}
        onScroll={seen.onScroll}
        {...{ onKeyDown, onClick, onContextMenu }}
        {...drag.handlers}
      >
        <div role="none" className="tree-lines" style={{ height: rows.length * rowHeight }}>
          {isApart && at < seen.first && line(rows[at], at)}
          {rows.slice(seen.first, seen.end).map((row, place) => line(row, seen.first + place))}
          {isApart && at >= seen.end && line(rows[at], at)}
        </div>
      </div>
      {menu && (
        <TreeMenu
          {...{ index, canEdit, ...menu }}
          commands={commands}
          onClose={() => {
            setMenu(null);
            focusTree();
          }}
        />
      )}
    </>
  );
}

const treeDomId = 'category-tree';

/** Gives the keyboard back to the tree, such as after details were closed. */
export const focusTree = (): void => document.getElementById(treeDomId)?.focus();
