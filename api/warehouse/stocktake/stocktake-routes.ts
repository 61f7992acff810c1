import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { bookDifference } from './book-difference.ts';
import { scanStocktake } from './scan-stocktake.ts';
import { closeStocktake, startStocktake } from './start-stocktake.ts';
import { listStocktakes, stocktakeView } from './stocktake-view.ts';

const readerOf = (context: RequestContext) => ({
  user: staffOf(context),
  storeId: context.storeId,
  language: context.language,
});

/** Stocktakes: chosen, counted blind, counted again by another person, booked. */
export const stocktakeRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('stocktake-list', (_, context) => listStocktakes(deps.knex, context)),
  bind('stocktake', ({ params: { id } }, context) =>
    stocktakeView(deps.knex, id, readerOf(context)),
  ),
  bind('stocktake-start', ({ body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { name, zone = null, most = null } = body;
      const by = { staffId: staffOf(context).id, storeId: context.storeId, now: context.now };
      const wanted = { name, zone, most, ...by };
      return stocktakeView(trx, await startStocktake(trx, wanted), readerOf(context));
    }),
  ),
  bind('stocktake-scan', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) =>
      scanStocktake(trx, deps, {
        ...body,
        ...readerOf(context),
        stocktakeId: id,
        stationId: body.stationId ?? null,
        staffId: staffOf(context).id,
        now: context.now,
      }),
    ),
  ),
  bind('stocktake-book', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const who = { staffId: staffOf(context).id, now: context.now };
      const prepared = await bookDifference(trx, deps, { stocktakeId: id, ...body, ...who });
      return { stocktake: await stocktakeView(trx, id, readerOf(context)), prepared };
    }),
  ),
  bind('stocktake-close', ({ params: { id } }, context) =>
    deps.knex.transaction(async (trx) => {
      await closeStocktake(trx, id, context.now);
      return stocktakeView(trx, id, readerOf(context));
    }),
  ),
];
