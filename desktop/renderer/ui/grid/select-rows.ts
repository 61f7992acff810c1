import type { GridController } from './grid-controller.ts';
import { rowsBetween } from './range-rows.ts';
import {
  everythingSelected,
  headerTick,
  isSelected,
  nothingSelected,
  selectRows,
  withoutGone,
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

/** Unticks rows that went, such as by an action on them; what is not loaded cannot be known. */
export function forgetGone({ blocks, store }: GridController): void {
  const present = blocks.allIds();
  if (present === null) return;
  store.setState(({ selection }) => ({ selection: withoutGone(selection, present) }));
}

/** Selects all rows that match, or none where all are selected already. */
export function toggleAll(controller: GridController): void {
  const isAll = headerTick(controller.state.selection, controller.blocks.count) === true;
  controller.store.setState({ selection: isAll ? nothingSelected : everythingSelected });
}
