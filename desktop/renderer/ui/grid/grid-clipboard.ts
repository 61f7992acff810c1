import { readClipboard, writeClipboard } from '#core/clipboard/clipboard-table.ts';
import { layBlock, type CellRange } from '#core/clipboard/paste-block.ts';
import { planPaste } from '#core/clipboard/plan-paste.ts';
import { neutraliseFormula, restoreFormula } from '#core/csv/formula-guard.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { notify } from '../../lib/notify.ts';
import { applyEdits, mostRowsInEdit } from './apply-edits.ts';
import { cellsIn } from './cell-range.ts';
import { editableText } from './format-cell.ts';
import { selectedRange, type GridController } from './grid-controller.ts';
import { knownRows, rowsBetween } from './range-rows.ts';

/**
 * The selected cells as spreadsheets take them, or null where some are not loaded yet. Texts that
 * look like formulas are guarded; pasting back takes the guard off.
 */
export function copyRange(controller: GridController): string | null {
  const range = selectedRange(controller);
  const rows = range && knownRows(controller, range.top, range.bottom);
  return range && rows ? textOf(controller, range, rows) : null;
}

function textOf(controller: GridController, range: CellRange, rows: readonly GridRow[]): string {
  const columns = controller.shownColumns().slice(range.left, range.right + 1);
  const { words, t } = controller.texts;
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = row[column.id];
      const text = editableText(value, column, words);
      return typeof value === 'string' ? neutraliseFormula(text) : text;
    }),
  );
  notify('info', t('copied', { count: cellsIn(range) }));
  return writeClipboard(lines);
}

/** Copies a range of which some rows are still to be read. */
export async function copyLongRange(controller: GridController): Promise<void> {
  const range = selectedRange(controller);
  if (range === null) return;
  const rows = await rowsBetween(controller, range.top, range.bottom);
  if (rows === null) return;
  try {
    await navigator.clipboard.writeText(textOf(controller, range, rows));
  } catch {
    // A window may lose its right to the clipboard while rows are read.
    notify('warning', controller.texts.t('clipboardDenied'));
  }
}

/** Writes texts of a spreadsheet from the top left of the selected cells on. */
export const pasteText = (controller: GridController, text: string): Promise<void> =>
  pasteBlock(
    controller,
    readClipboard(text).map((cells) => cells.map(restoreFormula)),
  );

/** Empties the selected cells. */
export const clearRange = (controller: GridController): Promise<void> =>
  pasteBlock(controller, [['']]);

/** Fills the selected cells with the value of the one at the top left. */
export async function fillRange(controller: GridController): Promise<void> {
  const range = selectedRange(controller);
  const row = range && controller.blocks.rowAt(range.top);
  if (!range || !row) return;
  const columns = controller.shownColumns().slice(range.left, range.right + 1);
  await pasteBlock(controller, [
    columns.map((column) => editableText(row[column.id], column, controller.texts.words)),
  ]);
}

async function pasteBlock(
  controller: GridController,
  block: readonly (readonly string[])[],
): Promise<void> {
  const onto = selectedRange(controller);
  if (onto === null || controller.props.editCells === undefined) return;
  const columns = controller.shownColumns();
  const size = { rows: controller.blocks.count, columns: columns.length };
  const { cells, range, clipped } = layBlock(block, onto, size);
  const { t, words } = controller.texts;
  if (range.bottom - range.top >= mostRowsInEdit) {
    notify('warning', t('rangeTooLong', { count: mostRowsInEdit }));
    return;
  }
  const rows = await rowsBetween(controller, range.top, range.bottom);
  if (rows === null) return;
  const editable = columns.map((column) =>
    controller.canEdit(column) ? column : { id: column.id, type: column.type },
  );
  const plan = planPaste(cells, editable, (at) => rows[at - range.top], {
    ...words,
    today: new Date(),
  });
  controller.store.setState({
    range: {
      anchor: { row: range.top, column: range.left },
      head: { row: range.bottom, column: range.right },
    },
  });
  if (clipped > 0) notify('warning', t('clipped', { count: clipped }));
  const sent = plan.rows.reduce((sum, { changes }) => sum + Object.keys(changes).length, 0);
  await applyEdits(controller, plan.rows, plan.refused, plan.accepted - sent);
}
