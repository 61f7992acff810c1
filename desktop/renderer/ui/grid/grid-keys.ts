import type { SuppressKeyboardEventParams } from 'ag-grid-community';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { extendRange, isArrow, type Arrow } from './cell-range.ts';
import { editCell, isInEditor } from './cell-editor.ts';
import { clearRange, fillRange } from './grid-clipboard.ts';
import { selectedRange, type GridController } from './grid-controller.ts';
import { toggleAll, toggleRow } from './select-rows.ts';

type Params = SuppressKeyboardEventParams<GridRow, unknown, GridController>;

/**
 * Keys of cells that the grid does not know itself; true where it shall leave a key alone. Moving
 * and Tab are the grid's own. The list that people read is keys-dialog.tsx.
 */
export function handleCellKey(params: Params): boolean {
  const { event, context, node, column } = params;
  if (isInEditor(event.target)) return true;
  const isControl = event.ctrlKey || event.metaKey;
  const isHandled = isControl ? controlKey(params) : plainKey(params);
  if (isHandled) {
    event.preventDefault();
    return true;
  }
  if (isArrow(event.key) && event.altKey && event.key === 'ArrowDown') {
    if (context.columnOf(column.getColId())?.filterable === false) return true;
    event.preventDefault();
    context.store.setState({ filtering: column.getColId() });
    return true;
  }
  // The page's own copy, cut and paste events follow these keys.
  if (isControl && 'cxv'.includes(event.key.toLowerCase())) return true;
  if (isOpening(params)) {
    event.preventDefault();
    if (node.data) context.props.onOpen?.(node.data);
    return true;
  }
  const typed = typedBy(event);
  const isBegun = typed !== '' || event.key === 'Enter' || event.key === 'F2';
  if (isBegun && editCell(context, node, column.getColId(), event.target, typed)) {
    event.preventDefault();
    return true;
  }
  if (isArrow(event.key) || event.key === 'Escape') context.store.setState({ range: null });
  return false;
}

/** The character that a key types. */
const typedBy = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): string =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey ? key : '';

function plainKey({ event, context, node }: Params): boolean {
  if (event.shiftKey && isArrow(event.key)) {
    extend(context, event.key, false);
    return true;
  }
  if (event.key === ' ') {
    void toggleRow(context, node.rowIndex ?? -1, event.shiftKey);
    return true;
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    void clearRange(context);
    return true;
  }
  return false;
}

function controlKey({ event, context }: Params): boolean {
  if (event.shiftKey && isArrow(event.key)) {
    extend(context, event.key, true);
    return true;
  }
  const key = event.key.toLowerCase();
  if (key === 'a') toggleAll(context);
  if (key === 'd') void fillRange(context);
  return key === 'a' || key === 'd';
}

/** Enter opens a row where it would not edit; with Ctrl everywhere. */
function isOpening({ event, context, column }: Params): boolean {
  if (event.key !== 'Enter' || context.props.onOpen === undefined) return false;
  const known = context.columnOf(column.getColId());
  return event.ctrlKey || event.metaKey || known === undefined || !context.canEdit(known);
}

function extend(controller: GridController, arrow: Arrow, toEdge: boolean): void {
  const range = selectedRange(controller);
  if (range === null) return;
  const start = { row: range.top, column: range.left };
  const columns = controller.shownColumns();
  const size = { rows: controller.blocks.count, columns: columns.length };
  const now = controller.state.range ?? { anchor: start, head: start };
  const next = extendRange(now, arrow, size, toEdge);
  controller.store.setState({ range: next });
  controller.api?.ensureIndexVisible(next.head.row);
  const column = columns[next.head.column];
  if (column) controller.api?.ensureColumnVisible(column.id);
}
