import { movePositions, type CategoryMove } from '#core/categories/move-category.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { Button, Keys } from '../../ui/button.tsx';
import { movedIndex, nameOf, type CategoryIndex } from './category-index.ts';
import { treeStore } from './tree-store.ts';
import { moveRefusal } from './use-move-category.ts';

interface MoveBarProps {
  readonly index: CategoryIndex;
  readonly movingId: number;
  /** The line with the focus, which the category is put inside of or beside. */
  readonly targetId: number | null;
  /** What would happen where something is dragged now, or why it cannot. */
  readonly hint: string | null;
  readonly move: (move: CategoryMove) => void;
}

/** While a category is being moved: where it would go, and the ways to put it there. */
export function MoveBar({ index, movingId, targetId, hint, move }: MoveBarProps) {
  const t = usePhrases('categories');
  const language = useLanguage();
  const moving = index.categories.get(movingId);
  const target = targetId === null ? undefined : index.categories.get(targetId);
  if (!moving) return null;
  const cancel = () => treeStore.setState({ movingId: null });
  const put = (place: Pick<CategoryMove, 'target' | 'position'>) => {
    treeStore.setState({ movingId: null, activeId: movingId });
    move({ id: movingId, ...place });
  };
  const inside =
    targetId === null
      ? null
      : movedIndex(index, { id: movingId, target: targetId, position: 'last-child' });
  const refusal = inside && !inside.ok ? moveRefusal(inside.error.reason) : null;
  const isItself = targetId === movingId;
  const names = { name: nameOf(moving, language), target: target ? nameOf(target, language) : '' };
  return (
    <div className="move-bar">
      <p role="status">
        {hint ?? (isItself ? t('movingStart', names) : (refusal ?? t('moving', names)))}
      </p>
      <div className="move-bar-places">
        {target &&
          movePositions.map((position) => (
            <Button
              key={position}
              disabled={refusal !== null}
              onClick={() => put({ target: target.id, position })}
            >
              {t(position)}
              {position === 'last-child' && <Keys>Ctrl+V</Keys>}
            </Button>
          ))}
        <Button onClick={() => put({ target: null, position: 'last-child' })}>{t('toRoot')}</Button>
        <Button kind="quiet" onClick={cancel}>
          {t('cancelMove')} <Keys>Esc</Keys>
        </Button>
      </div>
    </div>
  );
}
