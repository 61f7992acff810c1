import type { GridApi } from 'ag-grid-community';
import type { GridColumn, GridFilter, GridRow } from '#core/grid/grid-definition.ts';
import type { Text } from '../../i18n/use-phrases.ts';
import { BlockStore, blockSize } from './block-store.ts';
import { rangeOf } from './cell-range.ts';
import type { CellView } from './cell-view.ts';
import type { CellWords } from './format-cell.ts';
import { createGridStore, type GridState, type GridStore } from './grid-state.ts';
import type { DataGridProps } from './grid-types.ts';
import { nothingSelected } from './row-selection.ts';
import { defaultLayout, type ColumnLayout } from './view-state.ts';

/** Column of boxes in front of all others; no column of the list is called so. */
export const selectColumn = 'ag-select';

/** What the controller is told by the component at every drawing. */
export interface GridTexts {
  readonly t: Text<'grid'>;
  readonly reason: Text<'cells'>;
  readonly words: CellWords;
}

/**
 * One list on the screen: ties the shared state, the blocks of rows and the grid that draws them.
 * Cells of the grid draw themselves from here (`views`), since a range or a mark changes few of them.
 */
export class GridController {
  readonly store: GridStore;
  readonly blocks: BlockStore;
  readonly views = new Set<CellView>();
  readonly defaults: readonly ColumnLayout[];
  props: DataGridProps;
  texts: GridTexts;
  api: GridApi<GridRow> | null = null;
  /** Row that was focused when the order changed; the focus goes back to it (T-GRID-4). */
  #follow: { readonly id: number; readonly column: string } | null = null;

  constructor(props: DataGridProps, texts: GridTexts) {
    this.props = props;
    this.texts = texts;
    this.defaults = defaultLayout(props.grid, props.hidden);
    this.store = createGridStore(props.grid.defaultSort, this.defaults);
    this.blocks = new BlockStore(
      (request, signal) => this.props.fetchPage(request, signal),
      this.#query(),
      (blocks) => this.store.setState({ blocks }),
    );
    this.store.subscribe((state, before) => this.#changed(state, before));
  }

  /** What the component is drawn with now. */
  tell(props: DataGridProps, texts: GridTexts): void {
    const isOther = texts.words !== this.texts.words;
    this.props = props;
    this.texts = texts;
    if (isOther) for (const view of this.views) view.draw();
  }

  /** Begins as the person left the list. */
  begin(columns: readonly ColumnLayout[], sort: string): void {
    const isKnown = sort
      .split(',')
      .every((part) => this.columnOf(part.replace(/^-/, '')) !== undefined);
    this.store.setState({ columns, ...(isKnown ? { sort } : {}) });
    this.blocks.reset(this.#query());
  }

  /** Calls back when columns or the order changed, to be remembered; answers how to stop. */
  onLayout(keep: (columns: readonly ColumnLayout[], sort: string) => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = this.store.subscribe(({ columns, sort }, before) => {
      if (columns === before.columns && sort === before.sort) return;
      clearTimeout(timer);
      // Widening a column tells many times; only the last one is kept.
      timer = setTimeout(() => keep(columns, sort), 500);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  get state(): GridState {
    return this.store.getState();
  }

  /** The filter as it is sent: what the person set and what the screen fixed. */
  get sentFilter(): GridFilter {
    const { term, conditions } = this.state.filter;
    return { term, conditions: [...(this.props.fixed ?? []), ...conditions] };
  }

  /** Columns of the list as shown, from left to right, without the boxes. */
  shownColumns(): readonly GridColumn[] {
    const shown = this.api?.getAllDisplayedColumns() ?? [];
    return shown.flatMap((column) => this.columnOf(column.getColId()) ?? []);
  }

  columnOf(id: string): GridColumn | undefined {
    return this.props.grid.columns.find((column) => column.id === id);
  }

  canEdit(column: GridColumn): boolean {
    return this.props.editCells !== undefined && column.editable === true;
  }

  /** Asks for other rows or another order; the selection belongs to a filter and goes with it. */
  ask(change: Partial<Pick<GridState, 'filter' | 'sort' | 'columns'>>): void {
    const isFiltered = change.filter !== undefined && change.filter !== this.state.filter;
    this.#rememberFocus();
    this.store.setState({
      ...change,
      range: null,
      ...(isFiltered ? { selection: nothingSelected } : {}),
    });
    this.reload();
  }

  /** Forgets all rows and reads them anew. */
  reload(): void {
    this.blocks.reset(this.#query());
    this.api?.purgeInfiniteCache();
    this.api?.ensureIndexVisible(0);
    if (this.#follow !== null) void this.#followFocus(this.#follow);
  }

  /** Reads what is shown again without losing the place (live changes). */
  refresh(): void {
    this.#rememberFocus();
    this.blocks.refresh();
    this.api?.refreshInfiniteCache();
  }

  /** Shows newer versions of rows at once. */
  patch(rows: readonly GridRow[]): void {
    this.blocks.patch(rows);
    for (const row of rows) this.api?.getRowNode(String(row.id))?.setData(row);
  }

  /** Reads a block for the grid that draws it. */
  async block(startRow: number): Promise<{ rows: readonly GridRow[]; count: number } | null> {
    const page = await this.blocks.load(Math.floor(startRow / blockSize));
    return page && { rows: page.results, count: page.count };
  }

  /** Called when a block came: a followed row may be in it. */
  settle(): void {
    const follow = this.#follow;
    if (follow === null) return;
    const index = this.blocks.indexOf(follow.id);
    if (index !== -1) this.#focus(index, follow.column);
  }

  focusCell(row: number, column: string): void {
    this.api?.ensureIndexVisible(row);
    this.api?.ensureColumnVisible(column);
    this.api?.setFocusedCell(row, column);
  }

  #query() {
    return { sort: this.state.sort, filter: this.sentFilter };
  }

  #rememberFocus(): void {
    const cell = this.api?.getFocusedCell();
    const row = cell && this.blocks.rowAt(cell.rowIndex);
    this.#follow = row ? { id: row.id, column: cell.column.getColId() } : null;
  }

  async #followFocus({ id, column }: { id: number; column: string }): Promise<void> {
    const place = await this.props.locate?.(id, this.#query()).catch(() => null);
    if (typeof place === 'number' && this.#follow?.id === id) this.#focus(place, column);
  }

  #focus(row: number, column: string): void {
    this.#follow = null;
    this.focusCell(row, column);
  }

  #changed(state: GridState, before: GridState): void {
    const drawn =
      state.range !== before.range ||
      state.marks !== before.marks ||
      state.selection !== before.selection;
    if (drawn) for (const view of this.views) view.draw();
  }
}

/** The selected cells; the focused one where no range was drawn. */
export function selectedRange(controller: GridController) {
  const { range } = controller.state;
  if (range !== null) return rangeOf(range);
  const cell = controller.api?.getFocusedCell();
  const column = controller.shownColumns().findIndex(({ id }) => id === cell?.column.getColId());
  if (!cell || column === -1) return null;
  return { top: cell.rowIndex, bottom: cell.rowIndex, left: column, right: column };
}
