import type {} from '#desktop/shared/bridge.ts';
import { mostSheetRows } from '#core/xlsx/sheet-xml.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { writerOf, type ExportFormat } from './export-formats.ts';
import type { GridController } from './grid-controller.ts';
import { keepSelection } from './keep-selection.ts';
import { readPages } from './range-rows.ts';
import { selectedCount, wireSelection } from './row-selection.ts';

/** What is written: the rows that are selected, or all that match where none is. */
async function rowsToExport({ state, props, blocks, sentFilter }: GridController) {
  const count = selectedCount(state.selection, blocks.count);
  if (count === 0) return { total: blocks.count, only: {} };
  const kept = await keepSelection(props.grid, wireSelection(state.selection, sentFilter));
  return { total: kept.count, only: { selection: kept.id } };
}

/**
 * Writes the selected rows, or all that match, to a file, page by page with progress; the columns shown, in their order,
 * formulas neutralised (T-CSV-5).
 */
export async function exportRows(controller: GridController, kind: ExportFormat): Promise<void> {
  const { props, texts } = controller;
  const columns = controller.shownColumns();
  const titles = columns.map(({ id }) => props.titles[id] ?? id);
  try {
    const { total, only } = await rowsToExport(controller);
    if (kind === 'xlsx' && total >= mostSheetRows) {
      notify('error', texts.t('exportTooMany'));
      return;
    }
    const file = await writerOf(kind, { columns, titles, words: texts.words });
    for await (const page of readPages(controller, 'exporting', 0, total, only)) {
      if (page === null) return;
      file.add(page);
    }
    const suggestedName = `${props.grid.name}.${kind}`;
    const outcome = await window.obmena.saveFile({ kind, suggestedName, contents: file.end() });
    if (outcome === 'saved') notify('success', texts.t('exported'));
    if (outcome === 'failed') notify('error', texts.t('exportFailed'));
  } catch (error) {
    notify('error', failureOf(error).text);
  }
}
