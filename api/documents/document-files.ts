import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DownloadedFile } from '#core/contract/endpoint.ts';
import type { PrintedDocument } from '#core/documents/invoice-document.ts';
import type { DocumentPhrase } from '#core/phrases/cs/documents.ts';
import { wordsOf } from './document-words.ts';
import type { InvoiceModel } from './invoice-model.ts';
import { renderIsdoc } from './isdoc/render-isdoc.ts';
import { renderPdf } from './pdf/render-pdf.ts';

/** Of an issued document, only this is needed to write it. */
type IssuedRow = Pick<InvoiceModel, 'snapshot'>;

/** A tenth of a second of drawing each, for the customer who clicks again. */
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 64 });

/** An issued document, or a request to pay, as PDF. Who may have it is the caller's question. */
export async function documentPdf({
  snapshot,
}: {
  readonly snapshot: PrintedDocument;
}): Promise<DownloadedFile> {
  const key = createHash('sha256').update(JSON.stringify(snapshot)).digest('base64');
  let content = drawn.get(key);
  if (!content) {
    content = renderPdf(snapshot);
    drawn.set(key, content);
    content.catch(() => drawn.delete(key));
  }
  return { content: await content, name: `${nameOf(snapshot)}.pdf`, type: 'application/pdf' };
}

/** An issued document as ISDOC 6.0.2. Who may have it is the caller's question. */
export const documentIsdoc = ({ snapshot }: IssuedRow): DownloadedFile => ({
  content: Buffer.from(renderIsdoc(snapshot)),
  name: `${nameOf(snapshot)}.isdoc`,
  type: 'application/x-isdoc',
});

const fileWords = {
  invoice: 'fileInvoice',
  credit_note: 'fileCreditNote',
  proforma: 'fileProforma',
} as const satisfies Record<PrintedDocument['kind'], DocumentPhrase>;

/** `faktura-2260000001`. */
export const nameOf = (document: PrintedDocument): string =>
  `${wordsOf(document).say(fileWords[document.kind])}-${document.number}`;
