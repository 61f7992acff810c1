import { useEffect, useRef, type KeyboardEvent } from 'react';
import { movePositions } from '#core/categories/move-category.ts';
import { useLanguage, usePhrases, type Text } from '../../i18n/use-phrases.ts';
import { Keys } from '../../ui/button.tsx';
import { nameOf, type CategoryIndex } from './category-index.ts';
import { treeStore } from './tree-store.ts';
import type { TreeCommands } from './use-tree-keys.ts';
import '../../ui/menu.css';

interface TreeMenuProps {
  readonly index: CategoryIndex;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly canEdit: boolean;
  readonly commands: Omit<TreeCommands, 'menu'>;
  readonly onClose: () => void;
}

interface Item {
  readonly label: string;
  readonly keys?: string;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

/** What can be done with a line, where the pointer or the focus is. */
export function TreeMenu({ onClose, x, y, ...line }: TreeMenuProps) {
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const items = useItems(line);
  const category = line.index.categories.get(line.id);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${String(Math.min(x, innerWidth - width - 8))}px`;
    element.style.top = `${String(Math.min(y, innerHeight - height - 8))}px`;
    element.querySelector('button')?.focus();
  }, [x, y]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (!moveFocus(list.current, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div className="tree-menu-shade" onPointerDown={onClose} />
      <div
        ref={list}
        role="menu"
        aria-label={category && nameOf(category, language)}
        className="menu-list tree-menu"
        onKeyDown={onKeyDown}
      >
        {items.map(({ label, keys, isDangerous, run }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={isDangerous ? 'menu-item menu-danger' : 'menu-item'}
            onClick={() => {
              onClose();
              run();
            }}
          >
            {label}
            {keys !== undefined && <Keys>{keys}</Keys>}
          </button>
        ))}
      </div>
    </>
  );
}

function useItems({ index, id, canEdit, commands }: Omit<TreeMenuProps, 'onClose' | 'x' | 'y'>) {
  const t = usePhrases('categories');
  const category = index.categories.get(id);
  const open: Item = { label: t('open'), keys: 'Enter', run: () => commands.open(id, true) };
  const copy: Item = {
    label: t('copyPath'),
    run: () => void navigator.clipboard.writeText(category?.urlPath ?? ''),
  };
  if (!canEdit) return [open, copy];
  const { movingId } = treeStore.getState();
  const paste =
    movingId === null || movingId === id
      ? [taking(t, id, movingId)]
      : putting(t, id, movingId, commands);
  const parent = category?.parent ?? null;
  return [
    open,
    { label: t('addChild'), keys: 'Insert', run: () => commands.add(id) },
    { label: t('addSibling'), keys: 'Shift+Insert', run: () => commands.add(parent) },
    ...paste,
    copy,
    { label: t('delete'), keys: 'Delete', isDangerous: true, run: () => commands.remove(id) },
  ] satisfies readonly Item[];
}

type Say = Text<'categories'>;

/** Takes a line to be put elsewhere, or lets it go. */
const taking = (t: Say, id: number, movingId: number | null): Item =>
  movingId === null
    ? { label: t('cut'), keys: 'Ctrl+X', run: () => treeStore.setState({ movingId: id }) }
    : { label: t('cancelMove'), keys: 'Esc', run: () => treeStore.setState({ movingId: null }) };

/** The four places inside of and beside a line. */
const putting = (t: Say, id: number, movingId: number, { move }: TreeMenuProps['commands']) =>
  movePositions.map((position): Item => ({
    label: t(position),
    ...(position === 'last-child' ? { keys: 'Ctrl+V' } : {}),
    run: () => {
      treeStore.setState({ movingId: null, activeId: movingId });
      move({ id: movingId, target: id, position });
    },
  }));

function moveFocus(list: HTMLElement | null, key: string): boolean {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const now = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[key];
  if (next === undefined) return false;
  items.at(next % items.length)?.focus();
  return true;
}
