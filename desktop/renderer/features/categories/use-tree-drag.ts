import { useEffect, useRef, useState, type DragEvent } from 'react';
import { phrases } from '../../i18n/use-phrases.ts';
import type { CategoryMove } from '#core/categories/move-category.ts';
import { movedIndex, type CategoryIndex } from './category-index.ts';
import { dropPlace, type DropPlace } from './move-places.ts';
import { treeStore, toggleRow } from './tree-store.ts';
import { moveRefusal } from './use-move-category.ts';
import type { TreeRow } from './visible-rows.ts';

/** A closed category opens when something is held over it for so long. */
const openAfterMs = 700;

interface Hover extends DropPlace {
  /** Why it cannot be dropped here. */
  readonly refusal: string | null;
}

function refusalOf(index: CategoryIndex, move: CategoryMove): string | null {
  const moved = movedIndex(index, move);
  return moved.ok ? null : moveRefusal(moved.error.reason);
}

/** The line that an event happened on. */
export function rowOf(
  rows: readonly TreeRow[],
  target: EventTarget,
): { readonly row: TreeRow; readonly box: DOMRect } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
  const row = rows.find(({ id }) => String(id) === element?.dataset['id']);
  return element && row ? { row, box: element.getBoundingClientRect() } : null;
}

/** Dragging a line to another place, with what is under the pointer for the tree to draw. */
export function useTreeDrag(
  index: CategoryIndex,
  rows: readonly TreeRow[],
  move: (move: CategoryMove) => void,
) {
  const [hover, setHover] = useState<Hover | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(timer.current);
    setHover(null);
    treeStore.setState({ movingId: null });
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const placeUnder = (event: DragEvent): Hover | null => {
    const id = treeStore.getState().movingId;
    const over = rowOf(rows, event.target);
    if (id === null || !over) return null;
    const place = dropPlace(over.row, (event.clientY - over.box.top) / over.box.height);
    if (hover?.target === place.target && hover.position === place.position) return hover;
    clearTimeout(timer.current);
    const isDoor = over.row.isOpen === false && place.position === 'last-child';
    if (isDoor) timer.current = setTimeout(() => toggleRow(over.row), openAfterMs);
    return { ...place, refusal: refusalOf(index, { id, ...place }) };
  };
  const handlers = {
    onDragStart: (event: DragEvent) => {
      const from = rowOf(rows, event.target);
      if (!from) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', index.categories.get(from.row.id)?.urlPath ?? '');
      // Drawn later: the browser takes the picture of the line as it is now.
      setTimeout(() => treeStore.setState({ movingId: from.row.id, activeId: from.row.id }));
    },
    onDragOver: (event: DragEvent) => {
      const place = placeUnder(event);
      if (!place) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = place.refusal === null ? 'move' : 'none';
      setHover(place);
    },
    onDragLeave: (event: DragEvent) => {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setHover(null);
    },
    onDrop: (event: DragEvent) => {
      const place = placeUnder(event);
      const id = treeStore.getState().movingId;
      event.preventDefault();
      end();
      if (place && id !== null) move({ id, target: place.target, position: place.position });
    },
    onDragEnd: end,
  };
  const hint = hover?.refusal ?? (hover && phrases('categories')(hover.position));
  return { hover, handlers, hint };
}
