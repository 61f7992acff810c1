import { useLanguage } from '../../i18n/use-phrases.ts';
import { nameOf, type CategoryIndex } from './category-index.ts';
import type { DropPlace } from './move-places.ts';
import { rowHeight, type RowWindow } from './row-window.ts';
import { TreeRowView } from './tree-row.tsx';
import type { TreeRow } from './visible-rows.ts';

export interface TreeLinesProps {
  readonly index: CategoryIndex;
  readonly rows: readonly TreeRow[];
  /** Place of the line with the focus. */
  readonly at: number;
  readonly words: readonly string[];
  readonly chosenId: number | null;
  readonly movingId: number | null;
  /** Where what is being moved cannot go. */
  readonly forbidden: ReadonlySet<number>;
  readonly drop: DropPlace | null;
  readonly canEdit: boolean;
  readonly seen: RowWindow;
  readonly domIdOf: (id: number | undefined) => string;
}

/** Lines that are seen; of the rest only their height is there. */
export function TreeLines({ rows, at, seen, ...tree }: TreeLinesProps) {
  const { index, words, movingId, drop, domIdOf } = tree;
  const language = useLanguage();
  const line = (row: TreeRow | undefined, place: number) => {
    const category = row && index.categories.get(row.id);
    if (!category) return null;
    return (
      <TreeRowView
        key={row.id}
        {...row}
        category={category}
        words={words}
        at={place}
        domId={domIdOf(row.id)}
        name={nameOf(category, language)}
        isActive={place === at}
        isChosen={row.id === tree.chosenId}
        isForbidden={movingId !== null && tree.forbidden.has(row.id)}
        isMoving={row.id === movingId}
        canMove={tree.canEdit}
        drop={drop?.target === row.id ? drop.position : null}
      />
    );
  };
  // The line with the focus is always there: assistive technology and a drag hold on to it.
  return (
    <div role="none" className="tree-lines" style={{ height: rows.length * rowHeight }}>
      {at < seen.first && line(rows[at], at)}
      {rows.slice(seen.first, seen.end).map((row, place) => line(row, seen.first + place))}
      {at >= seen.end && line(rows[at], at)}
    </div>
  );
}
