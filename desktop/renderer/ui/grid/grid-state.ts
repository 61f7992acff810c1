import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChangedBy } from '#core/contract/changed-by.ts';
import type { CellValue, GridFilter } from '#core/grid/grid-definition.ts';
import type { BlockStoreState } from './block-store.ts';
import type { RangeSelection } from './cell-range.ts';
import { nothingSelected, type RowSelection } from './row-selection.ts';
import type { ColumnLayout } from './view-state.ts';

/** Work that takes a while; `done` and `total` are rows. */
export interface LongWork {
  readonly kind: 'exporting' | 'reading' | 'saving';
  readonly done: number;
  readonly total: number;
  readonly stop: () => void;
}

/** A cell that somebody else changed meanwhile. */
export interface Conflict {
  readonly id: number;
  readonly column: string;
  readonly mine: CellValue;
  readonly theirs: CellValue;
  /** Who wrote it; null where that is not on record. */
  readonly by: ChangedBy | null;
}

/** What was to stand in a cell, and why it does not; nothing that was typed is thrown away. */
export interface RefusedMark {
  readonly typed: string;
  readonly reason: string;
}

export type OpenPart = 'columns' | 'views' | 'keys' | null;

/** What the parts of one grid share. */
export interface GridState {
  readonly filter: GridFilter;
  readonly sort: string;
  readonly columns: readonly ColumnLayout[];
  readonly selection: RowSelection;
  readonly range: RangeSelection | null;
  /** Refused cells by `cellKey`. */
  readonly marks: ReadonlyMap<string, RefusedMark>;
  readonly conflicts: readonly Conflict[];
  readonly blocks: BlockStoreState;
  readonly work: LongWork | null;
  /** Rows stay where they are although they would stand elsewhere by now. */
  readonly isHeld: boolean;
  readonly viewId: number | null;
  readonly open: OpenPart;
  /** Column whose filter is open. */
  readonly filtering: string | null;
}

export type GridStore = StoreApi<GridState>;

export const cellKey = (id: number, column: string): string => `${id}:${column}`;

export const noFilter: GridFilter = { term: '', conditions: [] };

export const createGridStore = (sort: string, columns: readonly ColumnLayout[]): GridStore =>
  createStore<GridState>(() => ({
    filter: noFilter,
    sort,
    columns,
    selection: nothingSelected,
    range: null,
    marks: new Map(),
    conflicts: [],
    work: null,
    isHeld: false,
    viewId: null,
    open: null,
    filtering: null,
    blocks: { count: null, loading: false, error: null },
  }));
