import type { GridOptions } from 'ag-grid-community';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { gridLook } from './ag-modules.ts';
import { agText } from './ag-texts.ts';
import { blockSize } from './block-store.ts';
import { columnDefaults, columnDefs } from './column-defs.ts';
import { rowsAhead } from './draw-ahead.ts';
import type { GridController } from './grid-controller.ts';
import { gridEvents } from './grid-events.ts';

/** A list as AG Grid is told of it, once; only its columns change later. */
export const gridOptions = (controller: GridController): GridOptions<GridRow> => ({
  ...gridEvents(controller),
  ...gridLook(),
  rowModelType: 'infinite',
  columnDefs: columnDefs(controller, controller.state.columns),
  defaultColDef: columnDefaults,
  context: controller,
  cacheBlockSize: blockSize,
  maxBlocksInCache: 40,
  maxConcurrentDatasourceRequests: 1000,
  infiniteInitialRowCount: 1,
  rowBuffer: rowsAhead,
  // Rows are drawn as one scrolls, not in pieces over the frames after.
  suppressAnimationFrame: true,
  suppressDragLeaveHidesColumns: true,
  suppressOverlays: ['loading', 'noRows'],
  ensureDomOrder: true,
  getLocaleText: (text) => agText(text, controller.texts.t),
});
