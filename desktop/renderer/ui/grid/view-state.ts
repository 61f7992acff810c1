import type { GridDefinition, GridFilter } from '#core/grid/grid-definition.ts';

/** How one column is shown. */
export interface ColumnLayout {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly hidden: boolean;
  readonly pinned: 'left' | 'right' | null;
}

/** What a saved view remembers. */
export interface ViewState {
  readonly filter: GridFilter;
  readonly sort: string;
  readonly columns: readonly ColumnLayout[];
}

/** A view that was opened, with the ids of columns that the list does not have any more. */
export interface OpenedView {
  readonly state: ViewState;
  readonly missing: readonly string[];
}

/** Columns that come before the others, and those that stay at the left. */
interface LeadingColumns {
  readonly first?: readonly string[] | undefined;
  readonly pinned?: readonly string[] | undefined;
}

const widths = { text: 220, choice: 140, boolean: 120, moment: 150, day: 110 } as const;

/** Columns as they come before anyone changed them, some of them hidden at first or of another width. */
export const defaultLayout = (
  grid: GridDefinition,
  hidden: readonly string[] = [],
  own: Readonly<Record<string, number>> = {},
  { first = [], pinned = [] }: LeadingColumns = {},
): readonly ColumnLayout[] => {
  const columns = grid.columns.map(({ id, type }) => ({
    id,
    width: own[id] ?? (type in widths ? widths[type as keyof typeof widths] : 110), // asked for right before
    hidden: hidden.includes(id),
    pinned: pinned.includes(id) ? ('left' as const) : null,
  }));
  const place = ({ id }: ColumnLayout) => (first.includes(id) ? first.indexOf(id) : first.length);
  return columns.sort((one, other) => place(one) - place(other));
};

/**
 * A remembered layout on the columns that a list has now: gone ones are left out, new ones stand at
 * the end as they come.
 */
export function fitLayout(
  layout: readonly ColumnLayout[],
  defaults: readonly ColumnLayout[],
): readonly ColumnLayout[] {
  const known = layout.filter(({ id }) => defaults.some((one) => one.id === id));
  const fresh = defaults.filter(({ id }) => !layout.some((one) => one.id === id));
  return [...known, ...fresh];
}

/**
 * Opens a saved view on what the list has now; sorts, conditions and columns of removed columns are
 * left out and told, so that the rest of the view still works (T-GRID-5).
 */
export function openView(
  saved: ViewState,
  grid: GridDefinition,
  defaults: readonly ColumnLayout[],
): OpenedView {
  const ids = new Set(grid.columns.map(({ id }) => id));
  const sorts = saved.sort.split(',').filter((part) => part !== '');
  const used = [
    ...saved.columns.map(({ id }) => id),
    ...saved.filter.conditions.map(({ column }) => column),
    ...sorts.map(columnOfSort),
  ];
  const sort = sorts.filter((part) => ids.has(columnOfSort(part))).join(',');
  const conditions = saved.filter.conditions.filter(({ column }) => ids.has(column));
  return {
    state: {
      filter: { term: saved.filter.term, conditions },
      sort: sort === '' ? grid.defaultSort : sort,
      columns: fitLayout(saved.columns, defaults),
    },
    missing: [...new Set(used)].filter((id) => !ids.has(id)),
  };
}

const columnOfSort = (part: string): string => part.replace(/^-/, '');

export type SortDirection = 'ascending' | 'descending';

/** How a column is sorted, and as which of several. */
export function sortOfColumn(
  sort: string,
  column: string,
): { readonly direction: SortDirection; readonly rank: number } | null {
  const parts = sort.split(',');
  const rank = parts.findIndex((part) => columnOfSort(part) === column);
  if (rank === -1) return null;
  return { direction: parts[rank]?.startsWith('-') ? 'descending' : 'ascending', rank: rank + 1 };
}

/** The sort after a header was pressed: up, down, off; added to others (up to three) with Shift. */
export function nextSort(sort: string, column: string, add: boolean, fallback: string): string {
  const now = sortOfColumn(sort, column)?.direction;
  const mine = now === undefined ? [column] : now === 'ascending' ? [`-${column}`] : [];
  if (!add) return mine[0] ?? fallback;
  const others = sort.split(',').filter((part) => columnOfSort(part) !== column);
  const parts = now === 'ascending' ? replaced(sort, column) : [...others, ...mine];
  return parts.slice(0, 3).join(',') || fallback;
}

const replaced = (sort: string, column: string): string[] =>
  sort.split(',').map((part) => (part === column ? `-${column}` : part));
