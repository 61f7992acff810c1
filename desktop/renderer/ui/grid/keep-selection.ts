import type { Endpoints } from '#core/contract/endpoints.ts';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { GridDefinition, GridSelection } from '#core/grid/grid-definition.ts';
import { client } from '../../lib/client.ts';

/** Keeps what is selected now, so that what follows is for exactly these rows (T-GRID-3). */
export function keepSelection(grid: GridDefinition, selection: GridSelection) {
  // Every list has this call under its own name; in the types one stands for all.
  const key = (
    grid.name === 'category-products' ? 'category-products-select' : `grid-${grid.name}-select`
  ) as 'grid-vouchers-select';
  type Body = CallInput<Endpoints['grid-vouchers-select']>['body'];
  // A list's own conditions are checked by its own call.
  const body = structuredClone(selection) as Body;
  return client.post(key, { body });
}
