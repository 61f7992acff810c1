import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { assignEntry, noteEntry, payEntry } from './decide-entry.ts';
import { listEntries } from './entry-view.ts';
import { findOrders } from './find-orders.ts';
import { uploadStatement } from './upload-statement.ts';

const byOf = (context: RequestContext) => ({ staffId: staffOf(context).id, at: context.now });

const mayPay = (context: RequestContext): boolean =>
  staffOf(context).permissions.includes('buyback.pay');

/** Statements of the shop's account, and what becomes of their movements. */
export const bankRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('bank-entry-list', ({ query }) => listEntries(deps, query)),
  bind('bank-statement-upload', ({ body: { columns = null }, file }, context) =>
    deps.knex.transaction((trx) =>
      uploadStatement(trx, deps, { file, columns, ...byOf(context), mayPay: mayPay(context) }),
    ),
  ),
  bind('bank-order-find', ({ body: { q } }, { language }) => findOrders(deps, { q, language })),
  bind('bank-entry-assign', ({ params, body }, context) =>
    deps.knex.transaction((trx) => assignEntry(trx, deps, { ...params, ...body }, byOf(context))),
  ),
  bind('bank-entry-pay', ({ params, body }, context) =>
    deps.knex.transaction((trx) => payEntry(trx, deps, { ...params, ...body }, byOf(context))),
  ),
  bind('bank-entry-note', ({ params, body }, context) =>
    deps.knex.transaction((trx) => noteEntry(trx, deps, { ...params, ...body }, byOf(context))),
  ),
];
