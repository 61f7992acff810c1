import { fieldPlaces, type TableFields } from '#core/purchasing/invoice-columns.ts';
import { readCost } from '#core/import/read-values.ts';
import type { Mapping } from '#core/import/guess-mapping.ts';
import type { InvoiceLineTexts } from '#core/purchasing/read-invoice-line.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import type { SourceTable } from '../import/source-table.ts';
import { mostLines, type InvoiceRefusal, type InvoiceTexts } from './invoice-texts.ts';

/** Decimals as XML writes them; empty where the text is no number. */
function decimal(text: string): string {
  const read = readCost(text.replace(/\s*(?:ks|buc|pcs|%)\.?$/i, ''));
  return read.ok ? String(read.value) : '';
}

/**
 * Reads an invoice that is a table: codes, pieces and prices by the titles of its columns, as imports guess them, or by what
 * is remembered of the supplier's files. Rows without a code and without a number of pieces are sums and notes.
 */
export function readTableInvoice(
  { format, header, rows }: SourceTable,
  remembered: ((title: string) => Mapping[number] | undefined) | null,
): Result<InvoiceTexts, InvoiceRefusal> {
  const first = [...firstOf(rows, mostLines + 1)];
  if (first.length > mostLines) return refuse('invoice_too_long');
  const sample = first.slice(0, 50).map(({ cells }) => cells);
  const fields = fieldPlaces(header, sample, remembered);
  if (!fields.ok) return fields;
  const lines = first
    .map(({ cells }) => lineOf(cells, fields.value))
    .filter(({ supplierCode, ean, mpn, quantity }) =>
      [supplierCode, ean, mpn].some((code) => code !== '' && quantity !== ''),
    );
  if (lines.length === 0) return refuse('invoice_is_none');
  return accept({ format: format === 'xlsx' ? 'xlsx' : 'csv', ...emptyHead, lines });
}

const emptyHead = {
  number: '',
  supplierId: '',
  supplierName: '',
  issuedOn: '',
  currency: '',
  total: '',
};

function* firstOf<T>(rows: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const row of rows) {
    if (left === 0) return;
    left -= 1;
    yield row;
  }
}

function lineOf(cells: readonly string[], places: TableFields): InvoiceLineTexts {
  const at = (field: Exclude<keyof TableFields, 'isWithVat'>) =>
    (cells[places[field] ?? -1] ?? '').trim().slice(0, 500);
  const vatPercent = decimal(at('vat'));
  const price = decimal(at('price'));
  const withoutVat = (Number(price) * 100) / (100 + Number(vatPercent));
  const isWithVat = places.isWithVat && price !== '';
  return {
    // A supplier may write our code in the one column of codes; what it means is looked for in both.
    supplierCode: at('code'),
    ourCode: at('code'),
    ean: at('ean'),
    mpn: at('mpn'),
    name: at('name'),
    quantity: decimal(at('quantity')),
    unitPrice: isWithVat ? withoutVat.toFixed(4) : price,
    priceOf: '',
    total: '',
    vatPercent,
  };
}
