import type { RowEdit } from '#core/clipboard/plan-paste.ts';
import type { GridFilter, GridRow } from '#core/grid/grid-definition.ts';

/** One page of a list, as its call takes it. */
export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
  /** Such as `name` or `-createdAt,name`. */
  readonly sort: string;
  readonly filter: GridFilter;
  /** `next` of the page before, where the page follows one that is known. */
  readonly after?: string;
  /** A selection that was kept: its rows alone. */
  readonly selection?: string;
}

export interface GridPage {
  readonly count: number;
  readonly results: readonly GridRow[];
  readonly next: string | null;
}

/** Reads a page; throws what the call throws. */
export type FetchPage = (request: PageRequest, signal: AbortSignal) => Promise<GridPage>;

/** The query of a list's call, where a filter travels as JSON text. */
export const gridQuery = ({ filter, ...request }: PageRequest) => ({
  ...request,
  ...(filter.term === '' && filter.conditions.length === 0
    ? {}
    : { filter: JSON.stringify(filter) }),
});

/** One row of an edit call; `overwrite` names columns where the writer chose the own value. */
export interface SentEdit extends RowEdit {
  readonly overwrite?: string[];
}

/** What a list's call for changed cells takes. */
export const gridEdits = (rows: readonly SentEdit[]) => ({
  body: { rows: rows.map((row) => ({ ...row, changes: { ...row.changes } })) },
});
