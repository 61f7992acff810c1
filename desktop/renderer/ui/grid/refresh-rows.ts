import { keepSelection } from './keep-selection.ts';
import type { GridController } from './grid-controller.ts';
import { noFilter } from './grid-state.ts';

/** Rows in one call; a window shows fewer. */
const mostRows = 500;

/**
 * Reads the rows that are seen again and shows them where they are, whatever place they would have by now. Where rows came
 * or went the list is put in order, for what was added must be seen and what was deleted must not.
 */
async function refreshInPlace(controller: GridController): Promise<void> {
  const { props, blocks, state, sentFilter } = controller;
  const ids = blocks.seenIds().slice(0, mostRows);
  const { signal } = new AbortController();
  const { sort } = state;
  try {
    const { id } = await keepSelection(props.grid, { kind: 'some', ids });
    const kept = { offset: 0, limit: mostRows, sort, filter: noFilter, selection: id };
    const counted = { offset: 0, limit: 1, sort, filter: sentFilter };
    const [{ results }, { count }] = await Promise.all([
      props.fetchPage(kept, signal),
      props.fetchPage(counted, signal),
    ]);
    if (!controller.state.isHeld) return;
    // What was edited may match the filter no more; without one nothing leaves by being edited.
    const isChosen = sentFilter.term !== '' || sentFilter.conditions.length > 0;
    const cameOrWent = isChosen ? count > blocks.count : count !== blocks.count;
    if (cameOrWent || results.length < ids.length) controller.release();
    else controller.patch(results);
  } catch {
    // What could not be read in place is read with the next change, or when the person asks for it.
  }
}

/** Shows what changed: in order, or in place while rows are held where they are. */
export function refreshRows(controller: GridController): void {
  if (controller.state.isHeld) void refreshInPlace(controller);
  else controller.refresh();
}
