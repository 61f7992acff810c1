import type { Knex } from 'knex';
import { readCost, readDay } from '#core/import/read-values.ts';
import type { InvoiceColumns } from '#core/purchasing/choose-columns.ts';
import { readDecimal, readInvoiceLine } from '#core/purchasing/read-invoice-line.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { checkLines, toleranceOf, type CheckedAgainst } from './check-lines.ts';
import type { InvoiceTexts } from './invoice-texts.ts';
import { matchLines } from './match-lines.ts';
import { openInvoice } from './open-invoice.ts';
import { readTableInvoice } from './read-table-invoice.ts';
import { supplierOfInvoice } from './supplier-of-invoice.ts';
import { columnsOf, rememberColumns } from './table-columns.ts';

interface Uploaded {
  readonly file: { readonly name: string; readonly content: Uint8Array };
  /** What a person said beside the file; empty where it says it itself. */
  readonly supplier: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly total: string;
  readonly currency: string;
  /** What the columns of a table mean, where a person says so. */
  readonly columns: InvoiceColumns | null;
  readonly staffId: number;
  readonly now: Date;
}

/** Takes in an invoice, finds its products and compares its prices; 409 where it is known already. Answers its id. */
export async function uploadInvoice(
  trx: Knex.Transaction,
  deps: Pick<Dependencies, 'market'>,
  uploaded: Uploaded,
): Promise<number> {
  const { texts, header } = await readUpload(trx, uploaded);
  const said = headOf(texts, uploaded);
  const supplierId = await supplierOfInvoice(trx, {
    typed: uploaded.supplier,
    name: texts.supplierName,
    registrationNumber: texts.supplierId,
  });
  const { tolerance, currency } = await toleranceOf(trx, supplierId);
  const ownCurrency = deps.market.currency;
  const against = {
    supplierId,
    tolerance,
    currency: currencyOf(texts, uploaded.currency) || (currency ?? ownCurrency),
    ownCurrency,
    // No file says it; somebody types it once the invoice is there.
    rate: null,
  };
  const id = await addInvoice(trx, texts, { ...uploaded, ...said, ...against });
  await addLines(trx, id, texts, against);
  const { columns, staffId, now } = uploaded;
  if (header !== null && columns !== null) {
    await rememberColumns(trx, { supplierId, header, columns, staffId, now });
  }
  return id;
}

interface ReadUpload {
  readonly texts: InvoiceTexts;
  /** Of a table whose columns somebody has chosen. */
  readonly header: readonly string[] | null;
}

/** What an invoice says; a table by its columns. */
async function readUpload(
  trx: Knex.Transaction,
  { file, supplier, columns }: Uploaded,
): Promise<ReadUpload> {
  const opened = await openInvoice(file.content);
  if (!opened.ok) throw new FieldRefusal({ file: [opened.error] });
  if (opened.value.kind === 'whole') return { texts: opened.value.texts, header: null };
  const { table } = opened.value;
  const { places, from } = await columnsOf(trx, table, supplier, columns);
  const read = readTableInvoice(table, places);
  if (!read.ok) throw new FieldRefusal({ file: [read.error] });
  return { texts: read.value, header: from === 'chosen' ? table.header : null };
}

/** A table at most hints at its currency, so that a person knows better; what ISDOC and UBL say is so. */
function currencyOf({ format, currency }: InvoiceTexts, typed: string): string {
  const written = currency.toUpperCase().slice(0, 3);
  return format === 'csv' || format === 'xlsx' ? typed || written : written || typed;
}

function headOf(texts: InvoiceTexts, { number, issuedOn, total }: Uploaded) {
  const said = {
    number: (number === '' ? texts.number : number).slice(0, 60),
    issuedOn: readDay(issuedOn === '' ? texts.issuedOn : issuedOn),
    total: total === '' ? null : readCost(total),
  };
  const wrong = {
    ...(said.number === '' && { number: ['required'] }),
    ...(issuedOn !== '' && !said.issuedOn.ok && { issuedOn: ['not_a_day'] }),
    ...(said.total?.ok === false && { total: [said.total.error] }),
  };
  if (Object.keys(wrong).length > 0) throw new FieldRefusal(wrong);
  const written = readDecimal(texts.total);
  const stated = said.total?.ok ? said.total.value : written;
  return {
    number: said.number,
    day: said.issuedOn.ok ? said.issuedOn.value : null,
    stated: stated === null ? null : Math.round(stated * 100),
  };
}

const addSql = `
  insert into supplier_invoices (supplier_id, number, issued_on, currency, format, file_name,
    stated_total, uploaded_at, uploaded_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (supplier_id, upper(number)) do nothing returning id`;

type Head = Uploaded & CheckedAgainst & ReturnType<typeof headOf>;

async function addInvoice(trx: Knex, { format }: InvoiceTexts, head: Head): Promise<number> {
  const { supplierId, number, day, currency, file, stated, now, staffId } = head;
  const name = file.name.slice(0, 200);
  const row = [supplierId, number, day, currency, format, name, stated, now, staffId];
  const [added] = await query<{ id: number }>(trx, addSql, row);
  if (!added) throw new Refusal(409, 'invoice_known');
  return added.id;
}

const linesSql = `
  insert into supplier_invoice_lines (invoice_id, place, supplier_code, our_code, ean, mpn, name, quantity,
    unit_price, total, vat_percent, product_id, matched_by, order_line_id, expected, outcome)
  select $1, w.* from jsonb_to_recordset($2::jsonb) as w (place integer, supplier_code text, our_code text,
    ean text, mpn text, name text, quantity numeric, unit_price bigint, total bigint, vat_percent numeric,
    product_id integer, matched_by text, order_line_id integer, expected bigint, outcome text)`;

async function addLines(
  trx: Knex,
  id: number,
  { lines }: InvoiceTexts,
  against: CheckedAgainst,
): Promise<void> {
  const matched = await matchLines(trx, against.supplierId, lines);
  const numbers = lines.map(readInvoiceLine);
  const wanted = numbers.map((one, at) => ({
    ...one,
    productIds: matched[at]?.productIds ?? [],
  }));
  const checked = await checkLines(trx, against, wanted);
  const rows = lines.map((line, at) => {
    const of = checked[at];
    return {
      place: at + 1,
      supplier_code: line.supplierCode,
      our_code: line.ourCode,
      ean: line.ean,
      mpn: line.mpn,
      name: line.name,
      quantity: numbers[at]?.quantity,
      unit_price: numbers[at]?.unitPrice,
      total: numbers[at]?.total,
      vat_percent: numbers[at]?.vatPercent,
      product_id: of?.productId,
      matched_by: typeof of?.productId === 'number' ? matched[at]?.matchedBy : null,
      order_line_id: of?.orderLineId,
      expected: of?.expected,
      outcome: of?.outcome,
    };
  });
  await query(trx, linesSql, [id, JSON.stringify(rows)]);
}
