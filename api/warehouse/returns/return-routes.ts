import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { expectedReturns, returnView } from './load-return.ts';
import { scanReturn } from './scan-return.ts';

/** Goods that come back from customers. */
export const returnRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('goods-return', async (_, context) => {
    const reader = { staffId: staffOf(context).id, language: context.language };
    return {
      open: await returnView(deps.knex, reader),
      expected: await expectedReturns(deps.knex),
    };
  }),
  bind('goods-return-scan', ({ body }, context) => {
    const { language, now, storeId } = context;
    const by = { staffId: staffOf(context).id, language, now, storeId };
    const scan = { ...body, ...by, stationId: body.stationId ?? null };
    return deps.knex.transaction((trx) => scanReturn(trx, deps, scan));
  }),
];
