import { client } from '../../lib/client.ts';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { wireSelection } from '../../ui/grid/row-selection.ts';

/** Keeps what is selected now, so that money goes to exactly what was counted (T-GRID-3). */
export async function keepPayouts({
  selection,
  filter,
}: SelectedRows): Promise<{ readonly id: string; readonly count: number }> {
  const chosen = wireSelection(selection, filter);
  // The schemas' lists may be written to; what the grid holds may not, so copies travel.
  const body =
    chosen.kind === 'some'
      ? { kind: chosen.kind, ids: [...chosen.ids] }
      : { kind: chosen.kind, filter: chosen.filter, except: [...chosen.except] };
  return client.post('grid-payouts-select', { body });
}
