import { unzipSync } from 'fflate';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { readSource } from '../import/read-source.ts';
import { mostLines, type InvoiceRefusal, type InvoiceTexts } from './invoice-texts.ts';
import { readXmlInvoice } from './read-xml-invoice.ts';

/** Of the invoice within an archive (ISDOCX), unpacked. */
const mostUnpacked = 8 * 1024 * 1024;

/** An invoice that is a table: what it says depends on what its columns mean. */
export interface InvoiceTable {
  readonly format: 'csv' | 'xlsx';
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type OpenedInvoice =
  | { readonly kind: 'whole'; readonly texts: InvoiceTexts }
  | { readonly kind: 'table'; readonly table: InvoiceTable };

/** Opens an invoice, whatever its name says: ISDOC, alone or packed with its PDF, UBL, a workbook or delimited text. */
export async function openInvoice(
  content: Uint8Array,
): Promise<Result<OpenedInvoice, InvoiceRefusal>> {
  const packed = unpack(content);
  if (packed === 'broken') return refuse('invoice_not_readable');
  const start = Buffer.from(content.subarray(0, 200))
    .toString('utf8')
    .replace(/^\ufeff/, '');
  if (packed !== null || start.trimStart().startsWith('<')) {
    const read = readXmlInvoice(packed ?? content);
    return read.ok ? accept({ kind: 'whole', texts: read.value }) : read;
  }
  const source = await readSource(content);
  if (!source.ok) return refuse('invoice_not_readable');
  const { format, header } = source.value;
  const rows = [...firstOf(source.value.rows, mostLines + 1)].map(({ cells }) => cells);
  if (rows.length > mostLines) return refuse('invoice_too_long');
  const table = { format: format === 'xlsx' ? 'xlsx' : 'csv', header, rows } as const;
  return accept({ kind: 'table', table });
}

function* firstOf<T>(rows: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const row of rows) {
    if (left === 0) return;
    left -= 1;
    yield row;
  }
}

/** The invoice of an archive; null where the file is none, or holds none. */
function unpack(content: Uint8Array): Uint8Array | null | 'broken' {
  if (Buffer.from(content.subarray(0, 4)).toString('latin1') !== 'PK\u0003\u0004') return null;
  try {
    const found = unzipSync(content, {
      filter: ({ name, originalSize }) => /\.isdoc$/i.test(name) && originalSize <= mostUnpacked,
    });
    return Object.values(found)[0] ?? null;
  } catch {
    return 'broken';
  }
}
