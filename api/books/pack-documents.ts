import { Zip, ZipDeflate } from 'fflate';
import type { Knex } from 'knex';
import { mostExportedDocuments, type ExportRange } from '#core/documents/export-range.ts';
import type { Language } from '#core/market/market.ts';
import { documentIsdoc } from '../documents/document-files.ts';
import { InvoiceModel } from '../documents/invoice-model.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { bookWriter, bookWords } from './book-csv.ts';
import { marginGoodsOf } from './margin-goods.ts';

/** Documents are read and written so many at a time. */
const batchSize = 200;

const idsSql = `
  select id::integer as id from invoices
  where issued_at >= ($1::date)::timestamp at time zone $3
    and issued_at < ($2::date + 1)::timestamp at time zone $3
  order by issued_at, id limit $4`;

/**
 * Documents of some days in one ZIP: the books of VAT and of margins and, in the Czech shop, every document as ISDOC.
 * Refuses days without a document and more than 5 000 of them. What is held at once are 200 documents and what is
 * packed already, some 3 kB each: 15 MB at the most.
 */
export async function packDocuments(
  db: Knex,
  { market }: Dependencies,
  { from, to }: ExportRange,
  { language, now }: { readonly language: Language; readonly now: Date },
) {
  const most = mostExportedDocuments;
  const found = await query<{ id: number }>(db, idsSql, [from, to, market.timeZone, most + 1]);
  if (found.length === 0) throw new Refusal(409, 'documents_none');
  if (found.length > most) throw new Refusal(409, 'documents_too_many');
  const pack = packer(now);
  const write = bookWriter(language);
  for (let start = 0; start < found.length; start += batchSize) {
    const ids = found.slice(start, start + batchSize).map(({ id }) => id);
    const documents = await InvoiceModel.query(db).findByIds(ids).orderBy(['issued_at', 'id']);
    const goods = await marginGoodsOf(db, documents);
    for (const one of documents) {
      write.document(one.snapshot, goods.get(one.id) ?? []);
      if (market.code !== 'cz') continue;
      const { name, content } = documentIsdoc(one);
      pack.add(`isdoc/${name}`, content);
    }
  }
  const encoder = new TextEncoder();
  pack.add('vat-book.csv', encoder.encode(write.vatBook()));
  pack.add('margin-book.csv', encoder.encode(write.marginBook()));
  const contents = Buffer.concat(pack.end()).toString('base64');
  const name = `${bookWords[language].file}-${from}-${to}.zip`;
  return { name, contents, count: found.length };
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
