import type { GridApi } from 'ag-grid-community';
import type { GridColumn, GridFilter, GridRow } from '#core/grid/grid-definition.ts';
import type { Text } from '../../i18n/use-phrases.ts';
import { BlockStore, blockSize } from './block-store.ts';
import { isInRange, rangeOf } from './cell-range.ts';
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
  /** What is said of cells without a text, kept because scrolling asks for it by the hundred. */
  readonly loading: string;
  readonly empty: string;
}

/**
 * One list on the screen: ties the shared state, the blocks of rows and the grid that draws them.
 * Cells of the grid draw themselves from here (`views`), since a range or a mark changes few of them.
 */
export class GridController {
  readonly store: GridStore;
  readonly blocks: BlockStore;
  /** Cells that are drawn. */
  readonly views = new Set<{ readonly draw: () => void }>();
  readonly defaults: readonly ColumnLayout[];
  props: DataGridProps;
  texts: GridTexts;
  api: GridApi<GridRow> | null = null;
  /** The cell that had the focus last, by the row's id, which moves when the order changes. */
  #focused: { readonly id: number; readonly column: string } | null = null;
  /** Whether the focus is to go back to that row once rows came (T-GRID-4). */
  #isFollowing = false;
  #shown: { of: readonly unknown[]; columns: readonly GridColumn[] } = { of: [], columns: [] };
  #place: number | null = null;

  constructor(props: DataGridProps, texts: GridTexts) {
    this.props = props;
    this.texts = texts;
    this.defaults = defaultLayout(props.grid, props.hidden, props.widths, props);
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
    // Every cell asks when it is drawn; the grid gives the same list until columns change.
    if (this.#shown.of !== shown) {
      const columns = shown.flatMap((column) => this.columnOf(column.getColId()) ?? []);
      this.#shown = { of: shown, columns };
    }
    return this.#shown.columns;
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
    this.store.setState({
      ...change,
      range: null,
      ...(isFiltered ? { selection: nothingSelected } : {}),
    });
    this.reload();
    // Typing into a filter keeps its own focus; only another order takes a row along.
    if (change.sort !== undefined) this.#follow();
  }

  readonly clearSelection = (): void => this.store.setState({ selection: nothingSelected });

  /** Forgets all rows and reads them anew. */
  reload(): void {
    this.store.setState({ isHeld: false });
    this.blocks.reset(this.#query());
    this.api?.purgeInfiniteCache();
    if (this.blocks.count > 0) this.api?.ensureIndexVisible(0);
  }

  /** Puts rows where they belong by now. */
  release(): void {
    this.store.setState({ isHeld: false });
    this.refresh();
  }

  /** Reads what is shown again without losing the place (live changes). */
  refresh(): void {
    this.blocks.refresh();
    this.api?.refreshInfiniteCache();
    if (isFocusInRows()) this.#follow();
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

  /** Called when a block came, by which time the grid knows how many rows there are. */
  settle(): void {
    const focused = this.#focused;
    if (focused === null || this.blocks.count === 0) return;
    const place = this.#isFollowing ? this.#placeOf(focused.id) : null;
    if (place !== null && place !== -1 && this.blocks.rowAt(place)?.id !== focused.id) {
      // Its block is asked for by looking there; focused before that, it would be drawn anew.
      this.api?.ensureIndexVisible(place);
      return;
    }
    if (place !== null) {
      this.#isFollowing = false;
      if (place !== -1) this.focusCell(place, focused.column);
      return;
    }
    afterDrawing(() => {
      // The cell that had the focus was drawn anew or went with the filter; the keyboard goes on.
      const isLost = document.activeElement === document.body && !this.#isFollowing;
      if (isLost) this.focusAgain();
    });
  }

  /** Focuses the cell that had the focus last, or the first row's where its row is gone. */
  readonly focusAgain = (): void => {
    if (this.#focused === null) return;
    const { id, column } = this.#focused;
    this.focusCell(Math.max(0, this.blocks.indexOf(id)), column);
  };

  /** Where a row is now, -1 where it is gone, null while that is being asked. */
  #placeOf(id: number): number | null {
    return this.props.locate === undefined ? this.blocks.indexOf(id) : this.#place;
  }

  /** Remembers where the focus is. */
  noteFocus(row: number, column: string): GridRow | null {
    const found = this.blocks.rowAt(row) ?? null;
    if (found !== null) this.#focused = { id: found.id, column };
    return found;
  }

  focusCell(row: number, column: string): void {
    this.api?.ensureIndexVisible(row);
    this.api?.ensureColumnVisible(column);
    const since = document.activeElement;
    // A row far away is only there to be focused once it was drawn.
    afterDrawing(() => {
      const now = document.activeElement;
      // Whoever went elsewhere meanwhile stays there; a cell that is drawn anew leaves nobody.
      if (now === since || now === document.body) this.api?.setFocusedCell(row, column);
    });
  }

  #query() {
    return { sort: this.state.sort, filter: this.sentFilter };
  }

  /** Takes the focus along to where the row is now. */
  #follow(): void {
    const focused = this.#focused;
    if (focused === null) return;
    this.#isFollowing = true;
    this.#place = null;
    this.props.locate?.(focused.id, this.#query()).then(
      (place) => {
        if (this.#focused?.id !== focused.id) return;
        this.#place = place ?? -1;
        this.settle();
      },
      // Where the row is could not be asked: the rows themselves say what failed.
      () => undefined,
    );
  }

  #changed(state: GridState, before: GridState): void {
    const drawn =
      state.range !== before.range ||
      state.marks !== before.marks ||
      state.selection !== before.selection;
    if (drawn) for (const view of this.views) view.draw();
  }
}

const afterDrawing = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};

const isFocusInRows = (): boolean => document.activeElement?.closest('.grid-rows') !== null;

/**
 * The selected cells; the focused one where no range was drawn around it. The grid tells of a press later than it moves
 * the focus, and what is pasted meanwhile goes where the focus is.
 */
export function selectedRange(controller: GridController) {
  const { range } = controller.state;
  const cell = controller.api?.getFocusedCell();
  const column = controller.shownColumns().findIndex(({ id }) => id === cell?.column.getColId());
  const focused = cell && column !== -1 ? { row: cell.rowIndex, column } : null;
  if (range !== null && (focused === null || isInRange(rangeOf(range), focused))) {
    return rangeOf(range);
  }
  return focused && rangeOf({ anchor: focused, head: focused });
}
