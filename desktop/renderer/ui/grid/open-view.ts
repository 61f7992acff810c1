import { notify } from '../../lib/notify.ts';
import { layoutOf } from './column-defs.ts';
import { showLayout } from './columns-dialog.tsx';
import type { GridController } from './grid-controller.ts';
import type { GridMemory, SavedView } from './grid-memory.ts';
import { openView, type ViewState } from './view-state.ts';

/** The list as it is shown now, to be kept in a view. */
export const currentState = (controller: GridController): ViewState => ({
  filter: controller.state.filter,
  sort: controller.state.sort,
  columns: layoutOf(controller),
});

/** Shows a saved view and says which of its columns the list has lost (T-GRID-5). */
export function openSavedView(controller: GridController, view: SavedView): void {
  // A saved filter is as free as JSON; what the list does not know is left out right here.
  const saved = view.state as ViewState; // the contract keeps operators as plain texts
  const { state, missing } = openView(saved, controller.props.grid, controller.defaults);
  showLayout(controller, state.columns);
  controller.store.setState({ viewId: view.id });
  controller.ask({ filter: state.filter, sort: state.sort });
  if (missing.length > 0) {
    notify('warning', controller.texts.t('viewMissing', { columns: missing.join(', ') }));
  }
}

/** Opens a view by its number, such as from a link. */
export async function openViewById(
  controller: GridController,
  memory: GridMemory,
  id: number,
): Promise<void> {
  const view = (await memory.views()).find((one) => one.id === id);
  if (view === undefined) notify('warning', controller.texts.t('viewUnknown'));
  else openSavedView(controller, view);
}
