import type { GridController } from './grid-controller.ts';
import { rowsBetween } from './range-rows.ts';
import {
  everythingSelected,
  headerTick,
  isSelected,
  nothingSelected,
  selectRows,
} from './row-selection.ts';

const lastToggled = new WeakMap<GridController, number>();

/** Selects a row or leaves it out; with Shift all from the row that was toggled last. */
export async function toggleRow(
  controller: GridController,
  index: number,
  isRange: boolean,
): Promise<void> {
  const row = controller.blocks.rowAt(index);
  if (row === undefined) return;
  const select = !isSelected(controller.state.selection, row.id);
  const from = isRange ? (lastToggled.get(controller) ?? index) : index;
  lastToggled.set(controller, index);
  const rows = await rowsBetween(controller, Math.min(from, index), Math.max(from, index));
  if (rows === null) return;
  const ids = rows.map(({ id }) => id);
  controller.store.setState(({ selection }) => ({ selection: selectRows(selection, ids, select) }));
}

/** Selects all rows that match, or none where all are selected already. */
export function toggleAll(controller: GridController): void {
  const isAll = headerTick(controller.state.selection, controller.blocks.count) === true;
  controller.store.setState({ selection: isAll ? nothingSelected : everythingSelected });
}
