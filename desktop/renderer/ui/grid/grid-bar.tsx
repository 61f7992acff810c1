import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button, IconButton } from '../button.tsx';
import { Menu } from '../menu.tsx';
import { exportRows } from './export-rows.ts';
import { formatNumber } from './format-cell.ts';
import type { GridController } from './grid-controller.ts';
import { QuickSearch } from './quick-search.tsx';
import { selectedCount } from './row-selection.ts';

const exportFormats = ['csv', 'xlsx'] as const;

interface BarProps {
  readonly controller: GridController;
}

/** Above the rows: quick search, the screen's own buttons, views, columns, export and keys. */
export function GridBar({ controller }: BarProps) {
  const t = usePhrases('grid');
  const { store, props } = controller;
  const state = useStore(
    store,
    // Drawn anew for nothing else: blocks of rows come and go with every few views scrolled.
    useShallow(({ selection, filter, work, blocks }) => ({
      selection,
      filter,
      isWorking: work !== null,
      total: blocks.count ?? 0,
    })),
  );
  const count = selectedCount(state.selection, state.total);
  const open = (part: 'columns' | 'views' | 'keys') => store.setState({ open: part });
  return (
    <div className="grid-bar">
      <QuickSearch controller={controller} />
      <div className="grid-actions" data-selected={count > 0}>
        {count > 0 && (
          <span className="grid-actions-count" aria-hidden="true">
            {formatNumber(count, controller.texts.words.language)}
          </span>
        )}
        {props.toolbar?.({
          selection: state.selection,
          filter: controller.sentFilter,
          count,
          clear: controller.clearSelection,
        })}
        {count > 0 && (
          <Button kind="quiet" onClick={controller.clearSelection}>
            {t('clearSelection')}
          </Button>
        )}
      </div>
      <span className="grid-bar-space" />
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => open('views')}>
        {t('views')}
      </Button>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => open('columns')}>
        {t('columns')}
      </Button>
      <Menu
        icon="download"
        iconOnly
        label={t('export')}
        items={exportFormats.map((format) => ({
          label: t(`export_${format}`),
          isDisabled: state.isWorking,
          run: () => void exportRows(controller, format),
        }))}
      />
      <IconButton icon="keyboard" label={t('keys')} onClick={() => open('keys')} />
    </div>
  );
}

/** Under the rows: how many there are and how many are selected, in words, and long work. */
export function GridStatus({ controller }: BarProps) {
  const t = usePhrases('grid');
  const { selection, known, work } = useStore(
    controller.store,
    useShallow(({ selection, blocks, work }) => ({ selection, known: blocks.count, work })),
  );
  const total = known ?? 0;
  const count = selectedCount(selection, total);
  const say = (number: number) => formatNumber(number, controller.texts.words.language);
  return (
    <div className="grid-status">
      <span role="status">
        {count > 0
          ? t('selected', { count, number: say(count), total: say(total) })
          : known !== null && t('rows', { count: total, number: say(total) })}
      </span>
      <Held controller={controller} />
      <span className="grid-bar-space" />
      {work && (
        <>
          <label className="grid-work">
            {t(work.kind, { done: say(work.done), total: say(work.total) })}
            <progress value={work.done} max={work.total} />
          </label>
          <Button kind="quiet" onClick={work.stop}>
            {t('stop')}
          </Button>
        </>
      )}
    </div>
  );
}

/** That rows stay where an own change would move them from, and the way to have them in order. */
function Held({ controller }: BarProps) {
  const t = usePhrases('grid');
  const isHeld = useStore(controller.store, (state) => state.isHeld);
  if (!isHeld) return null;
  return (
    <span className="grid-held">
      {t('held')}
      <Button kind="quiet" icon="refresh" onClick={() => controller.release()}>
        {t('release')}
      </Button>
    </span>
  );
}
