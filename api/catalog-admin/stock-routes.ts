import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { itemInBooks } from './item-in-books.ts';
import { lockCounted, writeCount } from './write-off.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import type { CamelRow } from '../platform/database/row-model.ts';
import type { Rows } from '../platform/database/rows.ts';

type PlaceRow = CamelRow<Pick<Rows['stock'], 'place_id' | 'on_hand' | 'allocated'>> &
  Pick<Rows['stock_places'], 'code'>;

async function stockOf(knex: Knex, productId: number) {
  const places: PlaceRow[] = await knex('stock as s')
    .join('stock_places as p', 'p.id', 's.place_id')
    .where('s.product_id', productId)
    .orderBy('p.code')
    .select('p.code', 's.allocated', { placeId: 's.place_id', onHand: 's.on_hand' });
  return { productId, places };
}

/** How many pieces of a stock item lie where. */
export function stockRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const read = bind('admin-stock', async ({ params: { productId } }) => {
    await itemInBooks(knex, productId);
    return stockOf(knex, productId);
  });

  const set = bind('admin-stock-set', ({ params: { productId }, body }, context) =>
    refuseConstraint(
      { stock_place_fkey: 'placeId', stock_never_oversold: 'onHand' },
      knex.transaction(async (trx) => {
        const { reason } = body;
        const count = { productId, ...body };
        const item = await itemInBooks(trx, productId);
        await lockCounted(trx, count, async () => {
          const current = toWire(await stockOf(trx, productId));
          throw new Refusal(409, 'conflict', { extra: { current } });
        });
        const gone = count.countedFrom - count.onHand;
        const write = () => writeCount(trx, deps, count);
        if (gone <= 0) {
          await write();
          return { ...(await stockOf(trx, productId)), prepared: null };
        }
        if (reason === '') throw new FieldRefusal({ reason: ['required'] });
        const { prepared } = await doOrPrepare(
          trx,
          deps,
          {
            act: 'write_off',
            subject: `stock:${String(productId)}:${String(count.placeId)}`,
            title: `${item.code} −${String(gone)}`,
            amount: gone * item.worth,
            payload: count,
            reason,
            staffId: staffOf(context).id,
            at: context.now,
          },
          write,
        );
        return { ...(await stockOf(trx, productId)), prepared };
      }),
    ),
  );

  return [read, set];
}
