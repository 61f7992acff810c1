import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { cancelTransfer, closeTransfer, sendTransfer } from './end-transfer.ts';
import { listTransfers, transferView } from './load-transfer.ts';
import { openTransfer } from './open-transfer.ts';
import { scanTransfer } from './scan-transfer.ts';

const readerOf = (context: RequestContext) => ({
  staffId: staffOf(context).id,
  storeId: context.storeId,
  language: context.language,
});
const writerOf = (context: RequestContext) => ({ ...readerOf(context), now: context.now });

/** Goods that go from one place to another, scanned out here and in there. */
export const transferRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('transfer-list', ({ query: { state } }, context) =>
    listTransfers(deps.knex, state, readerOf(context)),
  ),
  bind('transfer', ({ params: { id } }, context) => transferView(deps.knex, id, readerOf(context))),
  bind('transfer-open', ({ body }, context) =>
    deps.knex.transaction(async (trx) => {
      const id = await openTransfer(trx, { ...body, ...writerOf(context) });
      return transferView(trx, id, readerOf(context));
    }),
  ),
  bind('transfer-scan', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) =>
      scanTransfer(trx, deps, {
        ...body,
        ...writerOf(context),
        transferId: id,
        stationId: body.stationId ?? null,
      }),
    ),
  ),
  bind('transfer-send', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) => sendTransfer(trx, { id, ...body, ...writerOf(context) })),
  ),
  bind('transfer-close', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) => closeTransfer(trx, { id, ...body, ...writerOf(context) })),
  ),
  bind('transfer-cancel', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) =>
      cancelTransfer(trx, deps, { id, ...body, ...writerOf(context) }),
    ),
  ),
];
