import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { CellValue, GridRow } from '#core/grid/grid-definition.ts';
import type { Resource } from '#core/resources/resource.ts';
import { client } from '../../lib/client.ts';
import type { ImportCalls } from '../csv-import/import-dialog.tsx';
import { gridEdits, gridQuery, type FetchPage, type SentEdit } from '../grid/grid-pages.ts';
import type { EditReply } from '../grid/grid-types.ts';
import type { RowValues } from '../row-form.tsx';

/** What became of the selected rows. */
export type SelectionReply = Reply<Endpoints['grid-vouchers-set']>;

interface ResourceCalls {
  readonly fetchPage: FetchPage;
  readonly editCells: (rows: readonly SentEdit[]) => Promise<EditReply>;
  readonly save: (row: GridRow | null, values: RowValues) => Promise<unknown>;
  readonly remove: (row: GridRow) => Promise<unknown>;
  readonly setColumn: (
    selectionId: string,
    cell: { readonly column: string; readonly value: CellValue },
  ) => Promise<SelectionReply>;
  readonly removeRows: (selectionId: string) => Promise<SelectionReply>;
  readonly importFile: ImportCalls<Reply<Endpoints['grid-vouchers-import-preview']>>;
}

/** The calls of a list by its name; the contract has made them of the same declaration. */
export const listKey = (name: string) => `grid-${name}` as 'grid-vouchers'; // one stands for all

export function resourceCalls({ options: { list, rows } }: Resource): ResourceCalls {
  const grid = listKey(list?.name ?? '');
  // As above.
  const key = rows.key as 'voucher';
  return {
    fetchPage: (request, signal) => client.get(grid, { query: gridQuery(request) }, { signal }),
    editCells: (edits) => client.patch(`${grid}-edit`, gridEdits(edits)),
    save: (row, values) => {
      // The call refuses what is not as the contract says, with its words on the field.
      const body = values as CallInput<Endpoints['voucher-add']>['body'];
      if (!row) return client.post(`${key}-add`, { body });
      return client.patch(`${key}-update`, {
        params: { id: row.id },
        body: { ...body, version: row.version },
      });
    },
    remove: ({ id, version }) =>
      client.delete(`${key}-delete`, { params: { id }, query: { version } }),
    setColumn: (selectionId, cell) =>
      client.post(`${grid}-set`, { body: { selectionId, ...cell } }),
    removeRows: (selectionId) => client.post(`${grid}-remove`, { body: { selectionId } }),
    importFile: {
      look: (sent) => client.post(`${grid}-import-preview`, sent),
      apply: (sent) => client.post(`${grid}-import`, sent),
    },
  };
}
