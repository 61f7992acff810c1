import { Zip, ZipDeflate } from 'fflate';
import type { Knex } from 'knex';
import type { ExportContent } from '#core/documents/accounting-formats.ts';
import { mostExportedDocuments, type ExportRange } from '#core/documents/export-range.ts';
import type { Language } from '#core/market/market.ts';
import { InvoiceModel } from '../documents/invoice-model.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findSeller } from '../platform/seller/read-seller.ts';
import { bookWriter, bookWords } from './book-csv.ts';
import { formatPack } from './format-pack.ts';
import { marginGoodsOf } from './margin-goods.ts';

/** Documents are read and written so many at a time. */
const batchSize = 200;

const idsSql = `
  select id::integer as id from invoices
  where issued_at >= ($1::date)::timestamp at time zone $3
    and issued_at < ($2::date + 1)::timestamp at time zone $3
  order by issued_at, id limit $4`;

/** What is asked for, and in whose words. */
interface PackOrder extends ExportRange {
  readonly contents: readonly ExportContent[];
  readonly language: Language;
  readonly now: Date;
}

/**
 * Documents of some days in one ZIP: in the formats that were chosen, with the books of VAT and of margins.
 * Refuses days without a document and more than 5 000 of them. What is held at once are 200 documents, what is
 * packed already, some 3 kB each, and Pohoda's items of 4 kB each: 35 MB at the most.
 */
export async function packDocuments(
  db: Knex,
  { environment, market }: Dependencies,
  { contents: chosen, from, to, language, now }: PackOrder,
) {
  const most = mostExportedDocuments;
  const found = await query<{ id: number }>(db, idsSql, [from, to, market.timeZone, most + 1]);
  if (found.length === 0) throw new Refusal(409, 'documents_none');
  if (found.length > most) throw new Refusal(409, 'documents_too_many');
  const { add, end } = packer(now);
  const hasBooks = chosen.includes('books');
  const write = bookWriter(language);
  const id = `${bookWords[language].file}-${from}-${to}`;
  const seller = await findSeller(db, environment);
  const formats = formatPack({ contents: chosen, language, seller, id, add });
  for (let start = 0; start < found.length; start += batchSize) {
    const ids = found.slice(start, start + batchSize).map((row) => row.id);
    const documents = await InvoiceModel.query(db).findByIds(ids).orderBy(['issued_at', 'id']);
    const goods = hasBooks ? await marginGoodsOf(db, documents) : null;
    for (const one of documents) {
      if (goods) write.document(one.snapshot, goods.get(one.id) ?? []);
      formats.document(one.snapshot);
    }
  }
  if (hasBooks) {
    const encoder = new TextEncoder();
    add('vat-book.csv', encoder.encode(write.vatBook()));
    add('margin-book.csv', encoder.encode(write.marginBook()));
  }
  const leftOut = formats.end().map(({ number, reason }) => ({ number, reason }));
  const contents = Buffer.concat(end()).toString('base64');
  return { name: `${id}.zip`, contents, count: found.length, leftOut };
}

/** Packs each file as it comes, so that only what is packed takes room. */
function packer(now: Date) {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    add: (path: string, content: Uint8Array): void => {
      const file = new ZipDeflate(path, { level: 6 });
      file.mtime = now;
      zip.add(file);
      file.push(content, true);
    },
    end: (): readonly Uint8Array[] => {
      zip.end();
      return chunks;
    },
  };
}
