import type { GridOptions } from 'ag-grid-community';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { blockSize } from './block-store.ts';
import { editCell, isInEditor } from './cell-editor.ts';
import { layoutOf } from './column-defs.ts';
import { selectColumn, type GridController } from './grid-controller.ts';
import { toggleRow } from './select-rows.ts';

/** What the grid tells: rows that it needs, cells that are pressed, edited or focused, columns moved. */
export function gridEvents(controller: GridController): GridOptions<GridRow> {
  return {
    getRowId: ({ data }) => String(data.id),
    datasource: {
      getRows: (request) => {
        void controller.block(request.startRow).then((page) => {
          if (page === null) request.failCallback();
          else request.successCallback([...page.rows], page.count);
          readAhead(controller);
          controller.settle();
        });
      },
    },
    onGridReady: ({ api }) => {
      controller.api = api;
    },
    onGridPreDestroyed: () => {
      controller.api = null;
    },
    onViewportChanged: ({ firstRow, lastRow }) => {
      controller.blocks.look(firstRow, lastRow);
      readAhead(controller);
    },
    onCellFocused: ({ rowIndex, column }) => {
      const id = typeof column === 'string' ? column : column?.getColId();
      if (rowIndex === null || id === undefined) return;
      const row = controller.noteFocus(rowIndex, id);
      controller.props.onFocusRow?.(row);
    },
    onCellDoubleClicked: ({ data, node, column, event }) => {
      const id = column.getColId();
      if (isInEditor(event?.target) || editCell(controller, node, id, event?.target)) return;
      if (data && controller.columnOf(id)) controller.props.onOpen?.(data);
    },
    // The grid tells of its own doing too, which is nothing that a person wants kept.
    onColumnMoved: ({ finished, source }) => {
      if (finished && source.startsWith('ui')) keepLayout(controller);
    },
    onColumnResized: ({ finished, source }) => {
      if (finished && source.startsWith('ui')) keepLayout(controller);
    },
    ...pointerEvents(controller),
  };
}

/**
 * Has the grid ask for the blocks beside those that are seen. Rows that it has by the time that it
 * draws them are drawn once; others are drawn as awaited, and all anew when they come.
 */
function readAhead({ api, blocks }: GridController): void {
  for (const block of blocks.neighbours) api?.getDisplayedRowAtIndex(block * blockSize);
}

/** Ranges are drawn with the mouse, boxes are ticked; Shift takes all in between. */
function pointerEvents(controller: GridController): GridOptions<GridRow> {
  const placeOf = (rowIndex: number | null, column: string) => ({
    row: rowIndex ?? 0,
    column: controller.shownColumns().findIndex(({ id }) => id === column),
  });
  return {
    onCellMouseDown: ({ event, rowIndex, column }) => {
      const press = event instanceof MouseEvent ? event : null;
      if (press === null || press.button !== 0 || isInEditor(press.target)) return;
      if (column.getColId() === selectColumn) {
        void toggleRow(controller, rowIndex ?? -1, press.shiftKey);
        return;
      }
      const head = placeOf(rowIndex, column.getColId());
      const anchor = press.shiftKey ? (controller.state.range?.anchor ?? head) : head;
      controller.store.setState({ range: { anchor, head } });
    },
    onCellMouseOver: ({ event, rowIndex, column }) => {
      const { range } = controller.state;
      const isDrawing = event instanceof MouseEvent && event.buttons === 1 && range !== null;
      if (!isDrawing || column.getColId() === selectColumn) return;
      const head = placeOf(rowIndex, column.getColId());
      controller.store.setState({ range: { anchor: range.anchor, head } });
    },
  };
}

const keepLayout = (controller: GridController): void =>
  controller.store.setState({ columns: layoutOf(controller) });
