import { exportRange } from '#core/documents/export-range.ts';
import { documentIsdoc, documentPdf } from '../documents/document-files.ts';
import { InvoiceModel } from '../documents/invoice-model.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { mailDocument } from './document-mail.ts';
import { packDocuments } from './pack-documents.ts';

export const documentRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-document-file', async ({ params: { id, format } }) => {
    const row = await InvoiceModel.query(deps.knex).findById(id);
    if (!row) throw new Refusal(404, 'not_found');
    const { name, content } = format === 'pdf' ? await documentPdf(row) : documentIsdoc(row);
    return { name, contents: Buffer.from(content).toString('base64') };
  }),
  bind('admin-document-mail', async ({ params: { id } }, context) => {
    await deps.knex.transaction((trx) => mailDocument(trx, deps, id, staffOf(context).id));
    return undefined;
  }),
  bind('admin-document-export', ({ body }, context) => {
    const range = exportRange(body);
    if (!range.ok) throw new FieldRefusal({ to: [range.error] });
    return deps.knex.transaction(async (trx) => {
      const event = { kind: 'exported', subject: 'admin-document-export' } as const;
      await recordSecurityEvent(trx, deps, context, event);
      return packDocuments(trx, deps, range.value, context);
    });
  }),
];
