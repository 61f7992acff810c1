import { checkPlaces, type TableFields } from '#core/purchasing/invoice-columns.ts';
import { readCost } from '#core/import/read-values.ts';
import { readCurrency } from '#core/purchasing/read-currency.ts';
import type { InvoiceLineTexts } from '#core/purchasing/read-invoice-line.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import type { InvoiceRefusal, InvoiceTexts } from './invoice-texts.ts';
import type { InvoiceTable } from './open-invoice.ts';

/** Decimals as XML writes them; empty where the text is no number. */
function decimal(text: string): string {
  const read = readCost(text.replace(/\s*(?:ks|buc|pcs|%|€|eur)\.?$/i, ''));
  return read.ok ? String(read.value) : '';
}

/** Reads an invoice that is a table by where its columns are. */
export function readTableInvoice(
  { format, rows }: InvoiceTable,
  places: TableFields,
): Result<InvoiceTexts, InvoiceRefusal> {
  const checked = checkPlaces(places);
  if (!checked.ok) return checked;
  const lines = rows.map((cells) => tableLine(cells, places)).filter(isLine);
  if (lines.length === 0) return refuse('invoice_is_none');
  return accept({ format, ...emptyHead, currency: currencyOf(rows, places) ?? '', lines });
}

const emptyHead = {
  number: '',
  supplierId: '',
  supplierName: '',
  issuedOn: '',
  total: '',
};

/** What its prices name beside their numbers. */
export const currencyOf = (rows: InvoiceTable['rows'], { price }: TableFields) =>
  readCurrency(rows.map((cells) => cells[price ?? -1] ?? ''));

/** Rows without a code and without a number of pieces are sums and notes. */
export const isLine = ({ supplierCode, ean, mpn, quantity }: InvoiceLineTexts): boolean =>
  quantity !== '' && [supplierCode, ean, mpn].some((code) => code !== '');

export function tableLine(cells: readonly string[], places: TableFields): InvoiceLineTexts {
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
