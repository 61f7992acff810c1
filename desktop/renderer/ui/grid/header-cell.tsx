import type { IHeaderParams } from 'ag-grid-community';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { isNumeric } from './format-cell.ts';
import type { GridController } from './grid-controller.ts';
import { nextSort, sortOfColumn } from './view-state.ts';

type Params = IHeaderParams<GridRow, GridController>;

interface HeaderKeys {
  readonly sortBy: (add: boolean) => void;
  readonly openFilter: () => void;
}

/** Keys on the header's own cell, which AG Grid focuses. */
function useHeaderKeys(header: HTMLElement, { sortBy, openFilter }: HeaderKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== header) return;
    if (event.key === 'Enter') sortBy(event.shiftKey);
    else if (event.key === 'ArrowDown' && event.altKey) openFilter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    header.addEventListener('keydown', listener, true);
    return () => header.removeEventListener('keydown', listener, true);
  }, [header]);
}

/** Header of a column: pressing it sorts, the funnel filters; Enter and Alt+arrow do the same. */
export function HeaderCell({ column, context, displayName, eGridHeader }: Params) {
  const id = column.getColId();
  const known = context.columnOf(id);
  const sort = useStore(context.store, (state) => state.sort);
  const isFiltered = useStore(context.store, (state) =>
    state.filter.conditions.some((one) => one.column === id),
  );
  const sorted = sortOfColumn(sort, id);
  const isSortable = known?.sortable !== false;
  const isFilterable = known?.filterable !== false;
  const { t } = context.texts;
  const sortBy = (add: boolean) => {
    if (!isSortable) return;
    context.ask({ sort: nextSort(sort, id, add, context.props.grid.defaultSort) });
  };
  const openFilter = () => isFilterable && context.store.setState({ filtering: id });
  useHeaderKeys(eGridHeader, { sortBy, openFilter });
  useEffect(() => {
    if (isSortable) eGridHeader.setAttribute('aria-sort', sorted?.direction ?? 'none');
    else eGridHeader.removeAttribute('aria-sort');
  }, [eGridHeader, isSortable, sorted?.direction]);
  const numeric = known && isNumeric(known) ? ' grid-header-number' : '';
  return (
    <div className={`grid-header${numeric}`}>
      <button
        type="button"
        tabIndex={-1}
        className="grid-header-sort"
        disabled={!isSortable}
        title={isSortable ? t('sortBy', { column: displayName }) : undefined}
        onClick={(event) => sortBy(event.shiftKey)}
      >
        <span className="grid-header-name">{displayName}</span>
        {sorted && (
          <span aria-hidden="true" className="grid-header-arrow">
            {sorted.direction === 'ascending' ? '↑' : '↓'}
            {sort.includes(',') && sorted.rank}
          </span>
        )}
      </button>
      {isFilterable && (
        <button
          type="button"
          tabIndex={-1}
          className="grid-header-filter"
          data-active={isFiltered || undefined}
          aria-label={t('filterBy', { column: displayName })}
          title={`${t('filterBy', { column: displayName })} (Alt+↓)`}
          onClick={openFilter}
        >
          <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12">
            <path d="M1 2h10L7 6.5V11L5 9.5v-3z" />
          </svg>
        </button>
      )}
    </div>
  );
}
