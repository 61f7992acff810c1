import type { IHeaderParams } from 'ag-grid-community';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { GridRow } from '#core/grid/grid-definition.ts';
import type { GridController } from './grid-controller.ts';
import { headerTick } from './row-selection.ts';
import { toggleAll } from './select-rows.ts';

/** Box in the header that selects all rows that match, without reading them. */
export function HeaderBox({ context, eGridHeader }: IHeaderParams<GridRow, GridController>) {
  const tick = useStore(context.store, ({ selection, blocks }) =>
    headerTick(selection, blocks.count ?? 0),
  );
  const label = context.texts.t('selectAll');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      toggleAll(context);
    };
    eGridHeader.addEventListener('keydown', onKey, true);
    return () => eGridHeader.removeEventListener('keydown', onKey, true);
  }, [eGridHeader, context]);
  return (
    <span
      role="checkbox"
      tabIndex={-1}
      className="grid-box"
      aria-checked={tick}
      aria-label={label}
      title={`${label} (Ctrl+A)`}
      onClick={() => toggleAll(context)}
    />
  );
}
