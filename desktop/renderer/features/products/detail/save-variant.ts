import { ApiError } from '#core/contract/client.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { client } from '../../../lib/client.ts';
import type { RowValues } from '../../../ui/row-form.tsx';

/**
 * Writes cells of one variant by the list's call, which answers what it refuses; a form is told that
 * as it is told by every other call.
 */
export async function saveVariant({ id, version }: GridRow, values: RowValues): Promise<void> {
  const { refused, rows } = await client.patch('grid-products-edit', {
    body: { rows: [{ id, version, changes: { ...values }, overwrite: [] }] },
  });
  const met = refused.filter(({ theirs }) => theirs !== undefined);
  if (met.length > 0) {
    const conflicts = met.map(({ column, theirs, by }) => ({
      field: column,
      mine: values[column],
      theirs,
      by,
    }));
    throw new ApiError(409, { current: rows.find((row) => row.id === id), conflicts }, null);
  }
  const said = refused.map(({ column, reason }) => [column, [reason]] as const);
  if (said.length > 0) throw new ApiError(400, Object.fromEntries(said), null);
}
