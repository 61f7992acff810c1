import type { Knex } from 'knex';
import type { z } from 'zod';
import type { supplierInvoiceEndpoints } from '#core/contract/supplier-invoices.ts';
import { columnsAt, type InvoiceColumns } from '#core/purchasing/choose-columns.ts';
import { readInvoiceLine } from '#core/purchasing/read-invoice-line.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { openInvoice } from './open-invoice.ts';
import { currencyOf, isLine, readTableInvoice, tableLine } from './read-table-invoice.ts';
import { columnsOf } from './table-columns.ts';

type Preview = z.output<
  (typeof supplierInvoiceEndpoints)['supplier-invoice-columns-preview']['reply']
>;

const rowsShown = 8;
const valuesShown = 3;

interface Asked {
  readonly file: { readonly content: Uint8Array };
  readonly supplier: string;
  /** Null where nothing was chosen yet. */
  readonly columns: InvoiceColumns | null;
}

/** Shows what the columns of an invoice are taken for, and its first rows as they would be read; keeps nothing. */
export async function previewColumns(
  db: Knex,
  { file, supplier, columns }: Asked,
): Promise<Preview> {
  const opened = await openInvoice(file.content);
  if (!opened.ok) throw new FieldRefusal({ file: [opened.error] });
  if (opened.value.kind === 'whole') throw new FieldRefusal({ file: ['invoice_no_columns'] });
  const { table } = opened.value;
  const { header, rows } = table;
  const { places, from } = await columnsOf(db, table, supplier, columns);
  const fields = columnsAt(header.length, places);
  const read = readTableInvoice(table, places);
  return {
    from,
    // What a table lacks; whether it can be opened was asked above.
    problem: read.ok ? null : problemOf(read.error),
    currency: currencyOf(rows, places),
    lineCount: read.ok ? read.value.lines.length : 0,
    columns: header.map((title, at) => ({
      title,
      field: fields[at] ?? null,
      sample: rows.slice(0, valuesShown).map((cells) => (cells[at] ?? '').slice(0, 60)),
    })),
    rows: rows.slice(0, rowsShown).map((cells) => {
      const line = tableLine(cells, places);
      const { supplierCode, ean, mpn, name } = line;
      return { supplierCode, ean, mpn, name, isLeftOut: !isLine(line), ...readInvoiceLine(line) };
    }),
  };
}

const problemOf = (error: string): Preview['problem'] =>
  error === 'invoice_columns' || error === 'invoice_needs_vat' ? error : 'invoice_is_none';
