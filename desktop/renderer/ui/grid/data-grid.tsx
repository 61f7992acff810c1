import { AgGridReact } from 'ag-grid-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { anyTopic, useLive } from '../../lib/live.ts';
import { onFocusBack } from '../../lib/focus-back.ts';
import { Button } from '../button.tsx';
import { EmptyState, ErrorState } from '../states.tsx';
import { columnDefs } from './column-defs.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { drawLessInLeaps } from './draw-ahead.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { GridBar, GridStatus } from './grid-bar.tsx';
import type { GridController } from './grid-controller.ts';
import { gridOptions } from './grid-options.ts';
import { noFilter } from './grid-state.ts';
import type { DataGridProps } from './grid-types.ts';
import { refreshRows } from './refresh-rows.ts';
import { whenSlow } from './slow-rows.ts';
import { useClipboardEvents } from './use-clipboard-events.ts';
import { useController, useMemory } from './use-controller.ts';
import './grid.css';

// Opened now and then; every list would wait for them.
const ColumnsDialog = lazy(async () => ({
  default: (await import('./columns-dialog.tsx')).ColumnsDialog,
}));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));
const ViewsDialog = lazy(async () => ({
  default: (await import('./views-dialog.tsx')).ViewsDialog,
}));

/**
 * The one list of the back office: rows from the server as one scrolls, sort and filter there,
 * selection of all that match, editing and pasting, views, export (DECISIONS "Staff grids").
 */
export function DataGrid(props: DataGridProps) {
  const controller = useController(props);
  const memory = useMemory(controller, props);
  useLive(props.topic ?? '', ({ topic }) => {
    // Whoever asks for everything anew wants it in its order too.
    if (topic === anyTopic) controller.release();
    else refreshRows(controller);
  });
  if (memory.layout === null) return <div className="grid" aria-busy="true" />;
  return (
    <section className="grid" aria-label={props.label}>
      <GridBar controller={controller} />
      <FilterChips controller={controller} />
      <FirstRows controller={controller} />
      <GridRows controller={controller} />
      <GridStatus controller={controller} />
      <GridDialogs controller={controller} memory={memory.source} />
    </section>
  );
}

/** Asks for the first rows before the grid that shows them is made, which takes longer than an answer. */
function FirstRows({ controller }: { readonly controller: GridController }) {
  useLayoutEffect(() => void controller.blocks.load(0), [controller]);
  return null;
}

/** The rows themselves; drawn once, for the grid keeps its own state. */
function GridRows({ controller }: { readonly controller: GridController }) {
  const clipboard = useClipboardEvents(controller);
  const [options] = useState(() => gridOptions(controller));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = (isSlow: boolean) => place.current?.classList.toggle('grid-slow', isSlow);
    return whenSlow(controller.store, mark);
  }, [controller]);
  useEffect(() => {
    if (place.current === null) return undefined;
    return drawLessInLeaps(place.current, () => controller.api);
  }, [controller]);
  useEffect(() => {
    if (place.current === null) return undefined;
    return onFocusBack(place.current, controller.focusAgain);
  }, [controller]);
  const editable = controller.props.editCells !== undefined;
  useEffect(() => {
    const shown = columnDefs(controller, controller.state.columns);
    controller.api?.setGridOption('columnDefs', shown);
    // Titles come in another language when the person changes it; cells are drawn by themselves.
    for (const view of controller.views) view.draw();
  }, [controller, editable, controller.texts.words.language]);
  return (
    <div ref={place} className="grid-rows" {...clipboard}>
      <AgGridReact {...options} />
      <GridOverlay controller={controller} />
    </div>
  );
}

/** What stands over the rows where there are none, or where they could not be read. */
function GridOverlay({ controller }: { readonly controller: GridController }) {
  const t = usePhrases('grid');
  const frame = usePhrases('frame');
  const { error, count, filter } = useStore(
    controller.store,
    useShallow(({ blocks: { error, count }, filter }) => ({ error, count, filter })),
  );
  const retry = () => controller.blocks.retry();
  if (error !== null && count === null) {
    return (
      <div className="grid-overlay">
        <ErrorState error={error} onRetry={retry} />
      </div>
    );
  }
  if (error !== null) {
    return (
      <div className="grid-warning" role="alert">
        {t('partFailed')} <Button onClick={retry}>{frame('retry')}</Button>
      </div>
    );
  }
  if (count !== 0) return null;
  const { fixed = [], emptyAction } = controller.props;
  const { emptyText = t('emptyText'), emptyViewText = t('emptyViewText') } = controller.props;
  const isFiltered = filter.term !== '' || filter.conditions.length > 0;
  const text = fixed.length > 0 ? emptyViewText : emptyText;
  const clear = (
    <Button onClick={() => controller.ask({ filter: noFilter })}>{t('clearFilters')}</Button>
  );
  return (
    <div className="grid-overlay">
      <EmptyState
        title={isFiltered ? t('emptyFilteredTitle') : t('emptyTitle')}
        action={isFiltered ? clear : emptyAction}
      >
        {isFiltered ? t('emptyFilteredText') : text}
      </EmptyState>
    </div>
  );
}

interface GridDialogsProps {
  readonly controller: GridController;
  readonly memory: ReturnType<typeof useMemory>['source'];
}

function GridDialogs({ controller, memory }: GridDialogsProps) {
  const open = useStore(controller.store, (state) => state.open);
  const filtering = useStore(controller.store, (state) => state.filtering);
  const column = filtering === null ? undefined : controller.columnOf(filtering);
  const close = () => controller.store.setState({ open: null });
  return (
    <>
      {column && <FilterDialog controller={controller} column={column} />}
      <Suspense>
        {open === 'columns' && <ColumnsDialog controller={controller} />}
        {open === 'views' && <ViewsDialog controller={controller} memory={memory} />}
        {open === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
      <ConflictDialog controller={controller} />
    </>
  );
}
