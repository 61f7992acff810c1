import type { IRowNode } from 'ag-grid-community';
import { readCellText, type CellRefusal } from '#core/clipboard/cell-text.ts';
import { refuse, type Result } from '#core/shared/result.ts';
import type { CellValue, GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { writeCell } from './apply-edits.ts';
import { editorControl, type EditorControl } from './editor-control.ts';
import { editableText, momentField } from './format-cell.ts';
import type { GridController } from './grid-controller.ts';
import { cellKey } from './grid-state.ts';

/** A cell that is drawn, and what it is a cell of. */
interface DrawnCell {
  readonly controller: GridController;
  readonly node: IRowNode<GridRow>;
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly element: HTMLElement;
}

/** Whether something happened in the field of a cell that is being edited. */
export const isInEditor = (target: EventTarget | null | undefined): boolean =>
  target instanceof Element && target.closest('.grid-editor') !== null;

/** Edits a cell where it may be edited; the key that asked for it begins a text anew. Says whether it does. */
export function editCell(
  controller: GridController,
  node: IRowNode<GridRow>,
  columnId: string,
  target: EventTarget | null | undefined,
  typed = '',
): boolean {
  const column = controller.columnOf(columnId);
  const element = target instanceof Element ? target.closest<HTMLElement>('.ag-cell') : null;
  const row = node.data;
  if (!column || !element || !row || !controller.canEdit(column)) return false;
  new CellEditor({ controller, node, row, column, element }, typed).open();
  return true;
}

/**
 * Edits one cell in its place: beside it in its row, laid over it, for the grid clears a cell that
 * it draws anew. What cannot be read keeps the editor open with the reason under it, so that nothing
 * typed is lost; going to another cell writes it.
 */
class CellEditor {
  readonly #cell: DrawnCell;
  readonly #root = document.createElement('div');
  readonly #reason = document.createElement('p');
  readonly #control: EditorControl;
  readonly #begun: string;
  readonly #listeners = new AbortController();

  constructor(cell: DrawnCell, typed: string) {
    const { controller, column, row } = cell;
    const { words } = controller.texts;
    const isMoment = column.type === 'moment';
    const value = row[column.id];
    this.#cell = cell;
    this.#begun = isMoment ? momentField(value, words.market) : editableText(value, column, words);
    this.#control = editorControl(column, words, this.#begun);
    // A field of parts has no text that a key could begin.
    const isText = this.#control instanceof HTMLInputElement && !isMoment;
    const kept = controller.state.marks.get(cellKey(row.id, column.id))?.typed;
    const written = typed === '' ? kept : typed;
    this.#control.value = isText && written !== undefined ? written : this.#begun;
    this.#control.ariaLabel = controller.props.titles[column.id] ?? column.id;
    this.#root.className = 'grid-editor';
    this.#root.id = 'grid-editor';
    this.#reason.className = 'grid-editor-reason';
    this.#reason.setAttribute('role', 'alert');
    this.#reason.hidden = true;
    this.#root.append(this.#control, this.#reason);
  }

  open(): void {
    const { element } = this.#cell;
    const { signal } = this.#listeners;
    this.#mark(true);
    element.after(this.#root);
    this.#control.focus();
    const isWhole = this.#control.value === this.#begun;
    if (this.#control instanceof HTMLInputElement && isWhole) this.#control.select();
    this.#root.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    element
      .closest('.grid-rows')
      ?.addEventListener('focusin', ({ target }) => this.#onFocus(target), { signal });
  }

  #close(): void {
    this.#listeners.abort();
    this.#mark(false);
    this.#root.remove();
  }

  /** Ties the editor to its cell, and lets its row stand over the others as far as a reason reaches. */
  #mark(isEdited: boolean): void {
    const { element } = this.#cell;
    element.classList.toggle('grid-edited', isEdited);
    if (isEdited) element.setAttribute('aria-owns', this.#root.id);
    else element.removeAttribute('aria-owns');
    element.closest('.ag-row')?.classList.toggle('grid-edited-row', isEdited);
  }

  /** Ends editing and writes what was typed, which is read there like a pasted text. */
  #finish(): void {
    const { controller, row, column } = this.#cell;
    const isSame = this.#control.value === this.#begun || this.#isHalf();
    this.#close();
    if (!isSame) void writeCell(controller, row, column, this.#control.value);
  }

  /** A day without its time has no value, which must not be taken for an emptied cell. */
  #isHalf(): boolean {
    return this.#control.validity.badInput;
  }

  #onFocus(target: EventTarget | null): void {
    // Rows that come anew give their cell the focus back.
    if (target === this.#cell.element) this.#control.focus();
    else if (target !== this.#control) this.#finish();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      this.#close();
      this.#cell.element.focus();
      event.preventDefault();
      return;
    }
    const isTab = event.key === 'Tab';
    if (!isTab && event.key !== 'Enter') return;
    if (!this.#isReadable()) {
      event.preventDefault();
      return;
    }
    this.#finish();
    // Behind the last cell, Tab leads out of the list.
    const isInList = isTab ? this.#goAcross(event) : this.#goDown(event);
    if (isInList) event.preventDefault();
  }

  /** Goes to the cell below, with Shift above, or stays where there is none. */
  #goDown({ shiftKey }: KeyboardEvent): true {
    const { controller, node, column, element } = this.#cell;
    const next = (node.rowIndex ?? 0) + (shiftKey ? -1 : 1);
    element.focus();
    if (next < 0 || next >= controller.blocks.count) return true;
    controller.api?.ensureIndexVisible(next);
    controller.api?.setFocusedCell(next, column.id);
    return true;
  }

  /** Edits the next cell that may be edited, with Shift the one before; false behind the last one. */
  #goAcross(event: KeyboardEvent): boolean {
    const { controller, element } = this.#cell;
    const { api } = controller;
    element.focus();
    while (event.shiftKey ? api?.tabToPreviousCell(event) : api?.tabToNextCell(event)) {
      const cell = api?.getFocusedCell();
      const node = cell && api?.getDisplayedRowAtIndex(cell.rowIndex);
      // The headers, or a row that is still to come: the focus waits there.
      if (!cell || !node?.data) return true;
      const { activeElement } = document;
      if (editCell(controller, node, cell.column.getColId(), activeElement)) return true;
    }
    return false;
  }

  /** Whether what is typed is a value of the column; says under the field why it is none. */
  #isReadable(): boolean {
    const { controller, column } = this.#cell;
    const { words, reason } = controller.texts;
    if (!this.#isHalf() && this.#control.value === this.#begun) return true;
    const read: Result<CellValue, CellRefusal> = this.#isHalf()
      ? refuse('time_format')
      : readCellText(this.#control.value, column, { ...words, today: new Date() });
    this.#reason.hidden = read.ok;
    this.#control.ariaInvalid = String(!read.ok);
    if (!read.ok) this.#reason.textContent = reason(read.error);
    return read.ok;
  }
}
