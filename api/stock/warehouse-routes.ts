import { toWire } from '#core/contract/casing.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { locationByCode, viewLocation } from './location-view.ts';
import { lockLocations, missingOf, moveByHand, piecesToMove } from './move-between.ts';
import { findMovements, findProducts } from './find-stock.ts';
import { placeNames } from './place-names.ts';

/** What the warehouse's people ask of locations, and how they carry things from one to another. */
export function warehouseRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const places = bind('warehouse-places', async () => {
    const { rows } = await knex.raw<{ rows: { id: number; name: string }[] }>(
      `${placeNames} order by w.store_id nulls first, w.id`,
    );
    return { places: rows };
  });

  const location = bind('warehouse-location', async ({ query: { code } }, { language }) =>
    viewLocation(knex, await locationByCode(knex, code), language),
  );

  const products = bind('warehouse-products', ({ query: { term } }, { language }) =>
    findProducts(knex, term, language),
  );

  const movements = bind('warehouse-movements', ({ query }) => findMovements(knex, query));

  const move = bind('warehouse-move', ({ body }, { language }) =>
    knex.transaction(async (trx) => {
      const { productId, quantity, operationId } = body;
      const [from, to] = [await locationByCode(trx, body.from), await locationByCode(trx, body.to)];
      await lockLocations(trx, [from.id, to.id]);
      const views = async () => ({
        from: await viewLocation(trx, from, language),
        to: await viewLocation(trx, to, language),
      });
      const done: unknown = await trx('stock_movements')
        .where({ operation_id: operationId })
        .first('id');
      if (done !== undefined || from.id === to.id) return views();
      const there = await trx('location_stock')
        .where({ product_id: productId, location_id: from.id })
        .first('on_hand');
      if (there?.on_hand !== body.seen || there.on_hand < quantity) {
        const current = toWire(await viewLocation(trx, from, language));
        throw new Refusal(409, 'stock_moved', { extra: { current } });
      }
      const moves = await piecesToMove(trx, { productId, fromId: from.id, toId: to.id }, quantity);
      const why = from.kind === 'missing' ? 'found' : 'moved';
      await moveByHand(trx, moves, { why, operationId });
      return views();
    }),
  );

  const empty = bind('warehouse-empty', ({ body }, { language }) =>
    knex.transaction(async (trx) => {
      const head = await locationByCode(trx, body.location);
      await lockLocations(trx, [head.id]);
      const view = await viewLocation(trx, head, language);
      if (view.pieces !== body.seen) {
        throw new Refusal(409, 'stock_moved', { extra: { current: toWire(view) } });
      }
      const toId = view.pieces === 0 ? null : await missingOf(trx, head.id);
      for (const { productId, onHand } of view.items) {
        const moves = await piecesToMove(trx, { productId, fromId: head.id, toId }, onHand);
        await moveByHand(trx, moves, { why: 'missing' });
      }
      const location = await viewLocation(trx, head, language);
      return { location, missing: view.pieces - location.pieces };
    }),
  );

  return [places, location, products, movements, move, empty];
}
