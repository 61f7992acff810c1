import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { InvoiceColumns } from '#core/purchasing/choose-columns.ts';
import { client } from '../../lib/client.ts';
import { writtenColumns } from './invoice-upload.ts';

export type ColumnsPreview = Reply<Endpoints['supplier-invoice-columns-preview']>;

/** A file is asked about as long as it is open; two of one name are not the same. */
const numbers = new WeakMap<File, string>();
function numberOf(file: File): string {
  const known = numbers.get(file) ?? crypto.randomUUID();
  numbers.set(file, known);
  return known;
}

export const columnsQuery = (
  file: File,
  supplier: string,
  columns: InvoiceColumns | undefined,
) => ({
  queryKey: ['invoice-columns', numberOf(file), supplier, columns ?? null],
  // What is remembered of a supplier changes with each upload.
  gcTime: 0,
  retry: false,
  queryFn: () =>
    client.post('supplier-invoice-columns-preview', {
      body: { supplier, ...writtenColumns(columns) },
      file,
    }),
});
