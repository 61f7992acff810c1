import { keepSelection } from './keep-selection.ts';
import type { GridController } from './grid-controller.ts';
import { noFilter } from './grid-state.ts';

/** Rows in one call; a window shows fewer. */
const mostRows = 500;

/** Reads the rows that are seen again and shows them where they are, whatever place they would have by now. */
export async function refreshInPlace(controller: GridController): Promise<void> {
  const { props, blocks, state } = controller;
  const ids = blocks.seenIds().slice(0, mostRows);
  if (ids.length === 0) return;
  try {
    const { id } = await keepSelection(props.grid, { kind: 'some', ids });
    const request = { offset: 0, limit: mostRows, sort: state.sort, filter: noFilter };
    const { results } = await props.fetchPage(
      { ...request, selection: id },
      new AbortController().signal,
    );
    if (controller.state.isHeld) controller.patch(results);
  } catch {
    // What could not be read in place is read with the next change, or when the person asks for it.
  }
}
