import type { GridColumn } from '#core/grid/grid-definition.ts';
import type { CellWords } from './format-cell.ts';

export type EditorControl = HTMLInputElement | HTMLSelectElement;

/** The field that a cell is edited in: a text, or a list where the values are known. */
export function editorControl(column: GridColumn, words: CellWords, now: string): EditorControl {
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
