import { useStore } from 'zustand';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { layoutOf } from './column-defs.ts';
import type { GridController } from './grid-controller.ts';
import type { ColumnLayout } from './view-state.ts';

/** Puts a layout on the grid that is drawn already. */
export function showLayout(controller: GridController, columns: readonly ColumnLayout[]): void {
  controller.store.setState({ columns });
  controller.api?.applyColumnState({
    applyOrder: true,
    state: columns.map(({ id, width, hidden, pinned }) => ({
      colId: id,
      width,
      hide: hidden,
      pinned,
    })),
  });
}

/** Which columns are shown and in what order, without a mouse too. */
export function ColumnsDialog({ controller }: { readonly controller: GridController }) {
  const t = usePhrases('grid');
  const columns = useStore(controller.store, (state) => state.columns);
  const change = (next: readonly ColumnLayout[]) => showLayout(controller, next);
  const close = () => controller.store.setState({ open: null });
  const move = (at: number, by: number) => {
    const now = [...layoutOf(controller)];
    const [moved] = now.splice(at, 1);
    if (moved) change(now.toSpliced(at + by, 0, moved));
  };
  const set = (at: number, more: Partial<ColumnLayout>) =>
    change(columns.map((column, place) => (place === at ? { ...column, ...more } : column)));
  return (
    <Dialog
      title={t('columns')}
      lead={t('columnsLead')}
      onClose={close}
      actions={<Button onClick={() => change(controller.defaults)}>{t('resetColumns')}</Button>}
    >
      <ol className="grid-columns">
        {columns.map((column, at) => (
          <ColumnLine
            key={column.id}
            column={column}
            title={controller.props.titles[column.id] ?? column.id}
            isFirst={at === 0}
            isLast={at === columns.length - 1}
            onSet={(change) => set(at, change)}
            onMove={(by) => move(at, by)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

interface ColumnLineProps {
  readonly column: ColumnLayout;
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onSet: (change: Partial<ColumnLayout>) => void;
  readonly onMove: (by: 1 | -1) => void;
}

function ColumnLine({ column, title, isFirst, isLast, onSet, onMove }: ColumnLineProps) {
  const t = usePhrases('grid');
  const isPinned = column.pinned === 'left';
  return (
    <li className="grid-columns-line">
      <Checkbox
        label={title}
        checked={!column.hidden}
        onChange={({ target }) => onSet({ hidden: !target.checked })}
      />
      <span className="grid-bar-space" />
      <Button
        kind="quiet"
        aria-pressed={isPinned}
        aria-label={t('pin', { column: title })}
        title={t('pin', { column: title })}
        onClick={() => onSet({ pinned: isPinned ? null : 'left' })}
      >
        ⇤
      </Button>
      <Button
        kind="quiet"
        disabled={isFirst}
        aria-label={t('moveUp', { column: title })}
        onClick={() => onMove(-1)}
      >
        ↑
      </Button>
      <Button
        kind="quiet"
        disabled={isLast}
        aria-label={t('moveDown', { column: title })}
        onClick={() => onMove(1)}
      >
        ↓
      </Button>
    </li>
  );
}
