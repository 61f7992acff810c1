import type { ColDef } from 'ag-grid-community';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { isInEditor } from './cell-editor.ts';
import { CellView } from './cell-view.ts';
import { selectColumn, type GridController } from './grid-controller.ts';
import { handleCellKey } from './grid-keys.ts';
import { HeaderBox } from './header-box.ts';
import { HeaderCell } from './header-cell.ts';
import type { ColumnLayout } from './view-state.ts';

/** What all columns have in common. */
export const columnDefaults: ColDef<GridRow> = {
  sortable: false,
  resizable: true,
  cellRenderer: CellView,
  // Pressing into a field that is open there must not take its focus.
  cellRendererParams: {
    suppressMouseEventHandling: ({ event }: { readonly event: Event }) => isInEditor(event.target),
  },
  headerComponent: HeaderCell,
  suppressKeyboardEvent: handleCellKey,
};

/** Columns as the grid takes them, boxes first, in the order of the layout. */
export function columnDefs(
  controller: GridController,
  layout: readonly ColumnLayout[],
): ColDef<GridRow>[] {
  const boxes: ColDef<GridRow> = {
    colId: selectColumn,
    pinned: 'left',
    lockPosition: 'left',
    width: 40,
    resizable: false,
    suppressMovable: true,
    headerComponent: HeaderBox,
  };
  const columns = layout.flatMap(({ id, width, hidden, pinned }): ColDef<GridRow>[] => {
    const column = controller.columnOf(id);
    if (column === undefined) return [];
    return [
      {
        colId: id,
        field: id,
        headerName: controller.props.titles[id] ?? id,
        initialWidth: width,
        initialHide: hidden,
        initialPinned: pinned ?? false,
      },
    ];
  });
  return [boxes, ...columns];
}

/** The layout as the grid has it now, after a person moved or widened columns. */
export const layoutOf = (controller: GridController): readonly ColumnLayout[] =>
  (controller.api?.getColumnState() ?? [])
    .filter(({ colId }) => colId !== selectColumn)
    .map(({ colId, width, hide, pinned }) => ({
      id: colId,
      width: Math.round(width ?? 110),
      hidden: hide === true,
      pinned: pinned === 'left' || pinned === 'right' ? pinned : null,
    }));
