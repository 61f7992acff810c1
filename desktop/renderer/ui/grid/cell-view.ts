import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { isInRange, rangeOf } from './cell-range.ts';
import { formatCell, isNumeric } from './format-cell.ts';
import { selectColumn, type GridController } from './grid-controller.ts';
import { cellKey, type RefusedMark } from './grid-state.ts';
import { isSelected } from './row-selection.ts';

type Params = ICellRendererParams<GridRow, unknown, GridController>;

/**
 * Draws one cell: its text, whether it is selected or refused, and the name that is read out. Plain
 * DOM instead of React, because a screen has hundreds of cells and scrolling makes new ones.
 */
export class CellView implements ICellRendererComp<GridRow> {
  readonly #text = document.createElement('span');
  #params: Params | undefined;

  init(params: Params): void {
    this.#params = params;
    this.#text.className = 'grid-text';
    params.context.views.add(this);
    this.draw();
  }

  getGui(): HTMLElement {
    return this.#text;
  }

  refresh(params: Params): boolean {
    this.#params = params;
    this.draw();
    return true;
  }

  destroy(): void {
    this.#params?.context.views.delete(this);
  }

  /** Draws the cell again from the state of the grid. */
  draw(): void {
    if (this.#params === undefined) return;
    const { context, data, node, eGridCell, column } = this.#params;
    const id = column?.getColId() ?? '';
    const isChosen = data !== undefined && isSelected(context.state.selection, data.id);
    eGridCell.classList.toggle('grid-chosen', isChosen);
    eGridCell.classList.toggle('grid-loading', data === undefined);
    if (id === selectColumn) {
      const row = node.rowIndex ?? 0;
      drawBox(this.#text, context, { isChosen, isAwaited: data === undefined, row });
    } else this.#drawValue(id, isChosen);
  }

  #drawValue(id: string, isChosen: boolean): void {
    if (this.#params === undefined) return;
    const { context, data, node, eGridCell } = this.#params;
    const { props, texts, state } = context;
    const column = context.columnOf(id);
    if (column === undefined) return;
    const mark = data && state.marks.get(cellKey(data.id, id));
    const text = mark?.typed ?? formatCell(data?.[id], column, texts.words);
    const lead = data === undefined ? null : leadOf(context, data, id);
    this.#text.replaceChildren(...(lead === null ? [text] : [lead, text]));
    eGridCell.classList.toggle('grid-number', isNumeric(column));
    const places = context.shownColumns();
    const place = { row: node.rowIndex ?? -1, column: places.indexOf(column) };
    const isRanged = state.range !== null && isInRange(rangeOf(state.range), place);
    eGridCell.classList.toggle('grid-ranged', isRanged);
    eGridCell.ariaSelected = String(isRanged || isChosen);
    eGridCell.ariaReadOnly = String(!context.canEdit(column));
    const tone = data === undefined ? null : (props.tone?.(data, id) ?? null);
    for (const one of ['warning', 'error'] as const) {
      eGridCell.classList.toggle(`grid-tone-${one}`, one === tone);
    }
    const said = data === undefined ? texts.loading : text === '' ? texts.empty : text;
    eGridCell.ariaLabel = `${props.titles[id] ?? id}: ${said}`;
    drawMark(eGridCell, this.#text, mark);
  }
}

/** What stands before the text of a cell: a picture of the row, or the dot of a state. */
function leadOf({ props }: GridController, row: GridRow, id: string): HTMLElement | null {
  if (props.thumbnail?.column === id) {
    const address = props.thumbnail.of(row);
    const picture = document.createElement(address === null ? 'span' : 'img');
    picture.className = 'grid-picture';
    if (picture instanceof HTMLImageElement) {
      picture.alt = '';
      picture.loading = 'lazy';
      picture.src = address ?? '';
    }
    return picture;
  }
  const tone = props.dots?.[id]?.[String(row[id])];
  if (tone === undefined) return null;
  const dot = document.createElement('span');
  dot.className = `grid-dot grid-dot-${tone}`;
  return dot;
}

/** Marks a refused cell; why it is one stands under it while it has the focus. */
function drawMark(cell: HTMLElement, text: HTMLElement, mark: RefusedMark | undefined): void {
  cell.classList.toggle('grid-refused', mark !== undefined);
  if (mark === undefined) {
    cell.removeAttribute('aria-invalid');
    cell.removeAttribute('aria-description');
    return;
  }
  cell.setAttribute('aria-invalid', 'true');
  cell.setAttribute('aria-description', mark.reason);
  const reason = document.createElement('span');
  reason.className = 'grid-reason';
  reason.ariaHidden = 'true';
  reason.textContent = mark.reason;
  text.append(reason);
}

interface DrawnBox {
  readonly isChosen: boolean;
  /** Nobody knows yet which row it would tick. */
  readonly isAwaited: boolean;
  readonly row: number;
}

function drawBox(
  box: HTMLElement,
  context: GridController,
  { isChosen, isAwaited, row }: DrawnBox,
): void {
  box.className = 'grid-box';
  box.role = 'checkbox';
  box.ariaChecked = String(isChosen);
  box.ariaDisabled = isAwaited ? 'true' : null;
  box.ariaLabel = context.texts.t('selectRow', { row: row + 1 });
}
