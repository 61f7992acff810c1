import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { decideLine, matchLine } from './decide-line.ts';
import { finishInvoice } from './finish-invoice.ts';
import { invoiceView, listInvoices, lockInvoice } from './invoice-view.ts';
import { previewColumns } from './preview-columns.ts';
import { setRate } from './set-rate.ts';
import { uploadInvoice } from './upload-invoice.ts';

const readerOf = (context: RequestContext) => ({
  staffId: staffOf(context).id,
  language: context.language,
  now: context.now,
});

/** Invoices of suppliers: read, compared, decided line by line, and finished. */
export const invoiceRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('supplier-invoice-list', ({ query: { state } }) => listInvoices(deps.knex, state)),
  bind('supplier-invoice', ({ params: { id } }, context) =>
    invoiceView(deps.knex, id, readerOf(context)),
  ),
  bind('supplier-invoice-upload', ({ body, file }, context) =>
    deps.knex.transaction(async (trx) => {
      const { supplier = '', number = '', issuedOn = '', total = '' } = body;
      const { currency = '', columns = null } = body;
      const reader = readerOf(context);
      const typed = { file, supplier, number, issuedOn, total, currency, columns, ...reader };
      return invoiceView(trx, await uploadInvoice(trx, deps, typed), reader);
    }),
  ),
  bind('supplier-invoice-columns-preview', ({ body: { supplier = '', columns = null }, file }) =>
    previewColumns(deps.knex, { file, supplier, columns }),
  ),
  bind('supplier-invoice-match', ({ params, body }, context) =>
    deps.knex.transaction((trx) => matchLine(trx, deps, { ...params, ...body }, readerOf(context))),
  ),
  bind('supplier-invoice-rate', ({ params, body: { isConfirmed = false, ...body } }, context) =>
    deps.knex.transaction((trx) =>
      setRate(trx, deps, { ...params, ...body, isConfirmed }, readerOf(context)),
    ),
  ),
  bind('supplier-invoice-decide', ({ params, body }, context) =>
    deps.knex.transaction((trx) => decideLine(trx, { ...params, ...body }, readerOf(context))),
  ),
  bind('supplier-invoice-finish', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) => finishInvoice(trx, deps, { id, ...body }, readerOf(context))),
  ),
  bind('supplier-invoice-discard', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { isPrepared } = await lockInvoice(trx, { id, ...body }, readerOf(context));
      if (isPrepared) throw new Refusal(409, 'act_waits_already');
      await query(trx, 'delete from supplier_invoices where id = $1', [id]);
      return { id };
    }),
  ),
];
