import { useStore } from 'zustand';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { CheckboxField } from '../field.tsx';
import { layoutOf } from './column-defs.ts';
import type { GridController } from './grid-controller.ts';
import type { ColumnLayout } from './view-state.ts';

/** Puts a layout on the grid that is drawn already. */
export function showLayout(controller: GridController, columns: readonly ColumnLayout[]): void {
  controller.store.setState({ columns });
  controller.api?.applyColumnState({
    applyOrder: true,
    state: columns.map(({ id, width, hidden, pinned }) => ({
      ...{ colId: id, width, hide: hidden, pinned },
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
  const set = (at: number, with_: Partial<ColumnLayout>) =>
    change(columns.map((column, place) => (place === at ? { ...column, ...with_ } : column)));
  return (
    <Dialog
      title={t('columns')}
      lead={t('columnsLead')}
      onClose={close}
      actions={<Button onClick={() => change(controller.defaults)}>{t('resetColumns')}</Button>}
    >
      <ol className="grid-columns">
        {columns.map(({ id, hidden, pinned }, at) => {
          const column = controller.props.titles[id] ?? id;
          return (
            <li key={id} className="grid-columns-line">
              <CheckboxField
                label={column}
                checked={!hidden}
                onChange={({ target }) => set(at, { hidden: !target.checked })}
              />
              <span className="grid-bar-space" />
              <Button
                kind="quiet"
                aria-pressed={pinned === 'left'}
                aria-label={t('pin', { column })}
                title={t('pin', { column })}
                onClick={() => set(at, { pinned: pinned === 'left' ? null : 'left' })}
              >
                ⇤
              </Button>
              <Button
                kind="quiet"
                disabled={at === 0}
                aria-label={t('moveUp', { column })}
                onClick={() => move(at, -1)}
              >
                ↑
              </Button>
              <Button
                kind="quiet"
                disabled={at === columns.length - 1}
                aria-label={t('moveDown', { column })}
                onClick={() => move(at, 1)}
              >
                ↓
              </Button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
