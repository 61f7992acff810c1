import type { ReactNode } from 'react';
import type { ChangedBy } from '#core/contract/changed-by.ts';
import type {
  CellValue,
  GridColumn,
  GridDefinition,
  GridFilter,
  GridRow,
} from '#core/grid/grid-definition.ts';
import type { GridMemory } from './grid-memory.ts';
import type { FetchPage, SentEdit } from './grid-pages.ts';
import type { RowSelection } from './row-selection.ts';

/** What the edit call of a list answers (`gridEdit`). */
export interface EditReply {
  readonly changeSetId: number | null;
  readonly applied: number;
  readonly refused: readonly {
    readonly id: number;
    readonly column: string;
    readonly reason: string;
    readonly theirs?: CellValue | undefined;
    readonly by?: ChangedBy | undefined;
  }[];
  readonly rows: readonly GridRow[];
}

/** What is selected, for buttons of bulk actions. */
export interface SelectedRows {
  readonly selection: RowSelection;
  readonly filter: GridFilter;
  readonly count: number;
  /** Unticks all, once the action is done. */
  readonly clear: () => void;
}

/** Reads the values of a column. */
export type PickList = () => Promise<readonly string[]>;

/** What a state asks of whoever reads it: somebody else's turn, ours, done, gone wrong, nothing any more. */
export type DotTone = 'waiting' | 'working' | 'good' | 'bad' | 'idle';
export type Dots = Readonly<Record<string, DotTone>>;

export interface DataGridProps {
  readonly grid: GridDefinition;
  /** Accessible name of the list. */
  readonly label: string;
  /** Header names by column. */
  readonly titles: Readonly<Record<string, string>>;
  readonly choiceLabel?: (column: GridColumn, choice: string) => string;
  readonly fetchPage: FetchPage;
  /** Absent where the person may not edit or the list cannot be edited. */
  readonly editCells?: (rows: readonly SentEdit[]) => Promise<EditReply>;
  /** Place of a row in a sort and filter, so that the focus can follow it beyond what is loaded. */
  readonly locate?: (
    id: number,
    query: { readonly sort: string; readonly filter: GridFilter },
  ) => Promise<number | null>;
  /** Columns that stay at the left while one looks at the others, until the person lets them go. */
  readonly pinned?: readonly string[];
  /** Columns that answer the screen's question, before all others. */
  readonly first?: readonly string[];
  /** Values of columns that are `picked`, to be ticked in their filters. */
  readonly pickLists?: Readonly<Record<string, PickList>>;
  /** Dots before the words of a state, by column and value. */
  readonly dots?: Readonly<Record<string, Dots>>;
  /** Address of a small picture before a column's text; null where a row has none. */
  readonly thumbnail?: {
    readonly column: string;
    readonly of: (row: GridRow) => string | null;
  };
  /** Columns hidden until the person shows them. */
  readonly hidden?: readonly string[];
  /** Pixels of columns that the width of their type does not fit. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Colour of a cell whose text says the same; null for the usual one. */
  readonly tone?: (row: GridRow, column: string) => 'warning' | 'error' | null;
  readonly onOpen?: (row: GridRow) => void;
  /** The row with the focus, such as for a panel beside the list. */
  readonly onFocusRow?: (row: GridRow | null) => void;
  /** Buttons above the list; told what is selected. */
  readonly toolbar?: (selected: SelectedRows) => ReactNode;
  /** What brings rows into the list, where it has none at all. */
  readonly emptyText?: string;
  /** The same where the screen's own conditions leave no row, of a list without a view of all. */
  readonly emptyViewText?: string;
  readonly emptyAction?: ReactNode;
  /** Topics of live changes: names of the tables that the rows come from. */
  readonly topic?: string | readonly string[];
  /** View to open first, such as from a link. */
  readonly viewId?: number;
  /** Address of a view, for the link that is copied. */
  readonly viewLink?: (viewId: number) => string;
  readonly memory?: GridMemory;
  /** Conditions that the screen sets itself and the person does not see or clear. */
  readonly fixed?: GridFilter['conditions'];
}
