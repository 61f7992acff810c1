import { readCellText, type CellReading } from '#core/clipboard/cell-text.ts';
import {
  operatorsOf,
  type CellValue,
  type GridColumn,
  type GridCondition,
  type GridOperator,
} from '#core/grid/grid-definition.ts';
import type { CellRefusal } from '#core/clipboard/cell-text.ts';
import { accept, type Result } from '#core/shared/result.ts';
import { formatCell, type CellWords } from './format-cell.ts';

/** What a person filled in for one column. */
export interface FilterDraft {
  readonly op: GridOperator;
  readonly value: string;
  readonly to: string;
  readonly choices: readonly string[];
}

export const needsValue = (op: GridOperator): boolean => op !== 'blank' && op !== 'notBlank';

/** Operators that a column takes; blank ones only where a cell may be empty. What the screen lists is ticked first. */
export function operatorsFor(column: GridColumn): readonly GridOperator[] {
  const all: readonly GridOperator[] = operatorsOf[column.type];
  const taken = all.filter((op) => column.optional === true || needsValue(op));
  if (column.type !== 'text') return taken;
  const typed = taken.filter((op) => op !== 'in');
  return column.picked === true ? ['in', ...typed] : typed;
}

/** The condition of a column as a person fills it in again. */
export function draftOf(
  condition: GridCondition | undefined,
  column: GridColumn,
  words: CellWords,
): FilterDraft {
  const op = condition?.op ?? operatorsFor(column)[0] ?? 'equals';
  const value = condition?.value;
  return {
    op,
    value: isOne(value) ? plainText(value, column, words) : '',
    to: condition?.to === undefined ? '' : plainText(condition.to, column, words),
    choices: typeof value === 'object' ? value : [],
  };
}

const isOne = (value: GridCondition['value']): value is string | number | boolean =>
  value !== undefined && typeof value !== 'object';

const plainText = (value: CellValue, column: GridColumn, words: CellWords): string =>
  typeof value === 'number'
    ? String(value).replace('.', ',')
    : formatCell(value, asDay(column), words);

// Filters of moments are about days.
const asDay = (column: GridColumn): GridColumn =>
  column.type === 'moment' ? { ...column, type: 'day' } : column;

/** Reads what was filled in; null clears the filter, a refusal says what is wrong with a value. */
export function readDraft(
  draft: FilterDraft,
  column: GridColumn,
  reading: CellReading,
): Result<GridCondition | null, CellRefusal> {
  const { op } = draft;
  if (!needsValue(op)) return accept({ column: column.id, op });
  if (column.type === 'choice' && column.choices) {
    return accept(draft.choices.length ? { column: column.id, op, value: draft.choices } : null);
  }
  if (column.type === 'text' && op === 'in') {
    return accept(draft.choices.length ? { column: column.id, op, value: draft.choices } : null);
  }
  if (draft.value.trim() === '' && draft.to.trim() === '') return accept(null);
  if (column.type === 'choice')
    return accept({ column: column.id, op, value: [draft.value.trim()] });
  // Read as a cell that may be changed: a filter is typed like a value.
  const { optional: _, ...typed } = { ...asDay(column), editable: true as const };
  const value = readCellText(draft.value, typed, reading);
  if (!value.ok) return value;
  if (value.value === null) return accept(null);
  if (op !== 'between') return accept({ column: column.id, op, value: value.value });
  const to = readCellText(draft.to, typed, reading);
  if (!to.ok) return to;
  if (to.value === null || typeof to.value === 'boolean') return accept(null);
  return accept({ column: column.id, op, value: value.value, to: to.value });
}

/** A condition as a chip says it: "Cena: nejvýše 1 000 Kč". */
export function conditionWords(
  { op, value, to }: GridCondition,
  column: GridColumn,
  words: CellWords,
  title: string,
  operator: (op: GridOperator) => string,
): string {
  const said = (one: CellValue) => formatCell(one, asDay(column), words);
  if (!needsValue(op)) return `${title}: ${operator(op)}`;
  if (typeof value === 'object') return `${title}: ${value.map(said).join(', ')}`;
  if (op === 'is') return `${title}: ${said(value ?? null)}`;
  const until = to === undefined ? '' : ` – ${said(to)}`;
  return `${title}: ${operator(op)} ${said(value ?? null)}${until}`;
}
