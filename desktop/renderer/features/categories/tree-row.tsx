import { memo } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Category } from './category-index.ts';
import { matchPieces } from './filter-categories.ts';
import type { MovePosition } from '#core/categories/move-category.ts';
import { rowHeight } from './row-window.ts';
import type { TreeRow } from './visible-rows.ts';

interface TreeRowProps extends TreeRow {
  readonly domId: string;
  /** Place among the lines that are shown. */
  readonly at: number;
  readonly category: Category;
  readonly name: string;
  readonly words: readonly string[];
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** Where what is being moved cannot go. */
  readonly isForbidden: boolean;
  readonly isMoving: boolean;
  readonly canMove: boolean;
  /** What is dropped now would go here. */
  readonly drop: MovePosition | null;
}

/** One line of the tree; what is done with it the tree itself hears. */
export const TreeRowView = memo(function TreeRowView(props: TreeRowProps) {
  const { id, level, isOpen, name, words } = props;
  return (
    <div
      role="treeitem"
      id={props.domId}
      data-id={id}
      className="tree-row"
      style={{ top: props.at * rowHeight, paddingInlineStart: 4 + (level - 1) * 18 }}
      draggable={props.canMove}
      aria-level={level}
      aria-posinset={props.place}
      aria-setsize={props.siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={props.isChosen}
      aria-disabled={props.isForbidden || undefined}
      data-active={props.isActive || undefined}
      data-moving={props.isMoving || undefined}
      data-drop={props.drop ?? undefined}
    >
      <span className="tree-toggle" data-toggle={isOpen ?? undefined}>
        {isOpen !== null && <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />}
      </span>
      <span className="tree-name">
        {words.length === 0
          ? name
          : matchPieces(name, words).map(({ text, isMatch }, at) =>
              isMatch ? <mark key={at}>{text}</mark> : text,
            )}
      </span>
      <Marks category={props.category} />
    </div>
  );
});

/** What is special about a category, in words. */
function Marks({ category }: { readonly category: Category }) {
  const t = usePhrases('categories');
  return (
    <>
      {!category.forDisplay && <span className="tree-mark tree-hidden">{t('markHidden')}</span>}
      {category.forBuyout && <span className="tree-mark">{t('markBuyout')}</span>}
      {category.forService && <span className="tree-mark">{t('markService')}</span>}
    </>
  );
}
