import { contentsOfMarket, type AccountingFormat } from '#core/documents/accounting-formats.ts';
import type { DownloadedFile } from '#core/contract/endpoint.ts';
import { exportRange } from '#core/documents/export-range.ts';
import { documentPohoda, documentUbl } from '../documents/accounting-files.ts';
import { documentIsdoc, documentPdf } from '../documents/document-files.ts';
import { InvoiceModel } from '../documents/invoice-model.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { findSeller } from '../platform/seller/read-seller.ts';
import { mailDocument } from './document-mail.ts';
import { companyRefusal } from './format-pack.ts';
import { packDocuments } from './pack-documents.ts';

export const documentRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-document-file', async ({ params: { id, format } }) => {
    const row = await InvoiceModel.query(deps.knex).findById(id);
    if (!row) throw new Refusal(404, 'not_found');
    const { name, content } = await fileOf(deps, row, format);
    return { name, contents: Buffer.from(content).toString('base64') };
  }),
  bind('admin-document-mail', async ({ params: { id } }, context) => {
    await deps.knex.transaction((trx) => mailDocument(trx, deps, id, staffOf(context).id));
    return undefined;
  }),
  bind('admin-document-export', ({ body }, context) => {
    const range = exportRange(body);
    if (!range.ok) throw new FieldRefusal({ to: [range.error] });
    const offered = contentsOfMarket(deps.market.code);
    const contents = body.contents ?? offered;
    if (contents.some((one) => !offered.includes(one))) {
      throw new FieldRefusal({ contents: ['invalid_value'] });
    }
    return deps.knex.transaction(async (trx) => {
      const event = { kind: 'exported', subject: 'admin-document-export' } as const;
      await recordSecurityEvent(trx, deps, context, event);
      const { language, now } = context;
      return packDocuments(trx, deps, { ...range.value, contents, language, now });
    });
  }),
];

/** A document in a format of its market. */
async function fileOf(
  { environment, knex, market }: Dependencies,
  row: InvoiceModel,
  format: 'pdf' | AccountingFormat,
): Promise<DownloadedFile> {
  if (format === 'pdf') return documentPdf(row);
  if (!contentsOfMarket(market.code).includes(format)) throw new Refusal(409, 'format_of_market');
  if (format === 'isdoc') return documentIsdoc(row);
  const file =
    format === 'pohoda'
      ? documentPohoda(row.snapshot)
      : documentUbl(row.snapshot, await findSeller(knex, environment));
  if (!file.ok) throw companyRefusal(file.error);
  return file.value;
}
