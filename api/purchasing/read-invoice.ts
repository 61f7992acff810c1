import { unzipSync } from 'fflate';
import type { Mapping } from '#core/import/guess-mapping.ts';
import { refuse, type Result } from '#core/shared/result.ts';
import { readSource } from '../import/read-source.ts';
import type { InvoiceRefusal, InvoiceTexts } from './invoice-texts.ts';
import { readTableInvoice } from './read-table-invoice.ts';
import { readXmlInvoice } from './read-xml-invoice.ts';

/** Of the invoice within an archive (ISDOCX), unpacked. */
const mostUnpacked = 8 * 1024 * 1024;

/** Reads an invoice, whatever its name says: ISDOC, alone or packed with its PDF, UBL, a workbook or delimited text. */
export async function readInvoice(
  content: Uint8Array,
  remembered: ((title: string) => Mapping[number] | undefined) | null,
): Promise<Result<InvoiceTexts, InvoiceRefusal>> {
  const packed = unpack(content);
  if (packed === 'broken') return refuse('invoice_not_readable');
  const start = Buffer.from(content.subarray(0, 200))
    .toString('utf8')
    .replace(/^\ufeff/, '');
  if (packed !== null) return readXmlInvoice(packed);
  if (start.trimStart().startsWith('<')) return readXmlInvoice(content);
  const table = await readSource(content);
  return table.ok ? readTableInvoice(table.value, remembered) : refuse('invoice_not_readable');
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
