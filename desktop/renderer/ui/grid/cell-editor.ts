import type { ICellEditorComp, ICellEditorParams } from 'ag-grid-community';
import { readCellText, type CellRefusal } from '#core/clipboard/cell-text.ts';
import { refuse, type Result } from '#core/shared/result.ts';
import type { CellValue, GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { editableText, momentField } from './format-cell.ts';
import type { GridController } from './grid-controller.ts';

type Params = ICellEditorParams<GridRow, CellValue, GridController>;

/**
 * Edits one cell as text, or as a list where the values are known. What cannot be read keeps the
 * editor open with the reason under it, so that nothing typed is lost.
 */
export class CellEditor implements ICellEditorComp<GridRow> {
  readonly #root = document.createElement('div');
  readonly #reason = document.createElement('p');
  #control: HTMLInputElement | HTMLSelectElement = document.createElement('input');
  #context: GridController | undefined;
  #column: GridColumn | undefined;
  #begun = '';

  init(params: Params): void {
    const { context, eventKey, value, column } = params;
    this.#context = context;
    this.#column = context.columnOf(column.getColId());
    if (this.#column === undefined) return;
    const { words } = context.texts;
    const isMoment = this.#column.type === 'moment';
    this.#begun = isMoment
      ? momentField(value, words.market)
      : editableText(value, this.#column, words);
    this.#control = controlOf(this.#column, context, this.#begun);
    // The first key begins a text anew; a field of parts has no text that it could begin.
    const isText = this.#control instanceof HTMLInputElement && !isMoment;
    const typed = isText && eventKey?.length === 1;
    this.#control.value = typed ? eventKey : this.#begun;
    this.#root.className = 'grid-editor';
    this.#control.ariaLabel = context.props.titles[this.#column.id] ?? this.#column.id;
    this.#reason.className = 'grid-editor-reason';
    this.#reason.setAttribute('role', 'alert');
    this.#reason.hidden = true;
    this.#root.append(this.#control, this.#reason);
    // In capture, before the grid takes the key for the end of editing.
    this.#root.addEventListener('keydown', (event) => this.#onKey(event), true);
  }

  getGui(): HTMLElement {
    return this.#root;
  }

  afterGuiAttached(): void {
    this.#control.focus();
    const isWhole = this.#control.value === this.#begun;
    if (this.#control instanceof HTMLInputElement && isWhole) this.#control.select();
  }

  /** The text as typed; it is read where edits are applied, like a pasted one. */
  getValue(): string {
    return this.#control.value;
  }

  isCancelAfterEnd(): boolean {
    return this.#control.value === this.#begun || this.#isHalf();
  }

  /** A day without its time has no value, which must not be taken for an emptied cell. */
  #isHalf(): boolean {
    return this.#control.validity.badInput;
  }

  #onKey(event: KeyboardEvent): void {
    const isEnd = event.key === 'Enter' || event.key === 'Tab';
    const isSame = !this.#isHalf() && this.isCancelAfterEnd();
    if (!isEnd || isSame || !this.#context || !this.#column) return;
    const { words, reason } = this.#context.texts;
    const read: Result<CellValue, CellRefusal> = this.#isHalf()
      ? refuse('time_format')
      : readCellText(this.#control.value, this.#column, { ...words, today: new Date() });
    this.#reason.hidden = read.ok;
    this.#control.ariaInvalid = String(!read.ok);
    if (read.ok) return;
    this.#reason.textContent = reason(read.error);
    event.preventDefault();
    event.stopPropagation();
  }
}

function controlOf(
  column: GridColumn,
  { texts: { words } }: GridController,
  now: string,
): HTMLInputElement | HTMLSelectElement {
  const choices =
    column.type === 'boolean'
      ? [words.yes, words.no]
      : column.choices?.map((choice) => words.choiceLabel(column, choice));
  if (choices === undefined) return inputOf(column);
  const select = document.createElement('select');
  const empty = column.optional || now === '' ? [''] : [];
  for (const choice of [...empty, ...choices]) select.add(new Option(choice));
  return select;
}

function inputOf({ type }: GridColumn): HTMLInputElement {
  const input = document.createElement('input');
  // Without an end the browser lets a year have six digits.
  if (type === 'moment') Object.assign(input, { type: 'datetime-local', max: '9999-12-31T23:59' });
  return input;
}
