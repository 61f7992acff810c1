import type { GridRow } from '#core/grid/grid-definition.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { CallInput } from '#core/contract/endpoint.ts';
import { client } from '../../lib/client.ts';
import { gridEdits, gridQuery, type FetchPage, type SentEdit } from '../../ui/grid/grid-pages.ts';
import type { EditReply } from '../../ui/grid/grid-types.ts';
import type { RowValues } from '../../ui/row-form.tsx';

export const deviceParts = ['models', 'colors', 'types'] as const;
export type DevicePart = (typeof deviceParts)[number];

interface DeviceCalls {
  readonly fetchPage: FetchPage;
  readonly editCells: (rows: readonly SentEdit[]) => Promise<EditReply>;
  readonly save: (row: GridRow | null, values: RowValues) => Promise<unknown>;
  readonly remove: (row: GridRow) => Promise<unknown>;
}

type Body<K extends 'admin-device-model-add' | 'admin-device-color-add' | 'admin-device-type-add'> =
  CallInput<Endpoints[K]>['body'];

/** Ids come from lists as texts. */
const withIds = (values: RowValues, ...names: readonly string[]): RowValues => ({
  ...values,
  ...Object.fromEntries(
    names.filter((name) => name in values).map((name) => [name, Number(values[name]) || null]),
  ),
});

const ofRow = ({ id, version }: GridRow) => ({ params: { id }, query: { version } });

/** The calls of each part of the catalogue of devices. */
export const deviceCalls: Readonly<Record<DevicePart, DeviceCalls>> = {
  models: {
    fetchPage: (request, signal) =>
      client.get('grid-device-models', { query: gridQuery(request) }, { signal }),
    editCells: (rows) => client.patch('grid-device-models-edit', gridEdits(rows)),
    save: (row, values) => {
      // What is not as the contract says is refused by the call, with its words on the field.
      const body = withIds(values, 'typeId', 'manufacturerId') as Body<'admin-device-model-add'>;
      if (!row) return client.post('admin-device-model-add', { body });
      return client.patch('admin-device-model-update', {
        params: { id: row.id },
        body: { ...body, version: row.version },
      });
    },
    remove: (row) => client.delete('admin-device-model-delete', ofRow(row)),
  },
  colors: {
    fetchPage: (request, signal) =>
      client.get('grid-device-colors', { query: gridQuery(request) }, { signal }),
    editCells: (rows) => client.patch('grid-device-colors-edit', gridEdits(rows)),
    save: (row, values) => {
      // As above.
      const body = withIds(values, 'modelId') as Body<'admin-device-color-add'>;
      if (!row) return client.post('admin-device-color-add', { body });
      return client.patch('admin-device-color-update', {
        params: { id: row.id },
        body: { ...body, version: row.version },
      });
    },
    remove: (row) => client.delete('admin-device-color-delete', ofRow(row)),
  },
  types: {
    fetchPage: (request, signal) =>
      client.get('grid-device-types', { query: gridQuery(request) }, { signal }),
    editCells: (rows) => client.patch('grid-device-types-edit', gridEdits(rows)),
    save: (row, values) => {
      // As above.
      const body = values as Body<'admin-device-type-add'>;
      if (!row) return client.post('admin-device-type-add', { body });
      return client.patch('admin-device-type-update', {
        params: { id: row.id },
        body: { ...body, version: row.version },
      });
    },
    remove: (row) => client.delete('admin-device-type-delete', ofRow(row)),
  },
};
