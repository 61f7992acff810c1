import type { DownloadedFile } from '#core/contract/endpoint.ts';
import { eInvoiceOf } from '#core/documents/e-invoice.ts';
import { brokenRules } from '#core/documents/e-invoice-rules.ts';
import type { DocumentSeller, InvoiceDocument } from '#core/documents/invoice-document.ts';
import { pohodaProblem } from '#core/documents/pohoda-invoice.ts';
import type { ErrorPhrase } from '#core/phrases/cs/errors.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { nameOf } from './document-files.ts';
import { pohodaItem, renderPohoda } from './pohoda/render-pohoda.ts';
import { renderUbl } from './ubl/render-ubl.ts';

/** Why a document has no form in a format; `ofCompany` is mended in the company's data. */
export interface NoForm {
  readonly phrase: ErrorPhrase;
  readonly ofCompany: boolean;
}

/**
 * A document as UBL for e-Factura, or why there is none. `sellerNow` fills in what the company had not
 * said yet when it was issued.
 */
export function documentUbl(
  document: InvoiceDocument,
  sellerNow: DocumentSeller | null,
): Result<DownloadedFile, NoForm> {
  const invoice = eInvoiceOf(document, sellerNow);
  const [broken] = brokenRules(invoice);
  if (broken) {
    const { problem } = broken;
    return refuse({ phrase: `ubl_${problem}`, ofCompany: problem.startsWith('seller_') });
  }
  return accept(xmlFile(document, renderUbl(invoice)));
}

/** A document as an item of Pohoda's pack, or why there is none. */
export function documentPohodaItem(document: InvoiceDocument): Result<string, NoForm> {
  const problem = pohodaProblem(document);
  if (problem !== null) return refuse({ phrase: `pohoda_${problem}`, ofCompany: false });
  return accept(pohodaItem(document));
}

/** A document alone in Pohoda's pack. */
export function documentPohoda(document: InvoiceDocument): Result<DownloadedFile, NoForm> {
  const item = documentPohodaItem(document);
  if (!item.ok) return item;
  const { companyId } = document.seller;
  return accept(xmlFile(document, renderPohoda(document.number, [item.value], companyId)));
}

const xmlFile = (document: InvoiceDocument, text: string): DownloadedFile => ({
  content: Buffer.from(text),
  name: `${nameOf(document)}.xml`,
  type: 'application/xml',
});
