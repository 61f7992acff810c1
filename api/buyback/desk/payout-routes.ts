import { payoutsGrid } from '#core/buyback/payouts-grid.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { selectedIds } from '../../platform/resources/selections.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { fieldSentence } from '../../platform/http/phrases.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { recordSecurityEvent } from '../../platform/security/record-event.ts';
import { orderFile } from './order-file.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { payOrder } from './pay-order.ts';
import { openPayouts, recallPayouts } from './recall-payouts.ts';
import { orderView, payoutOrders } from './payout-rows.ts';
import { preparePayouts, type By, type LeftOut } from './prepare-payouts.ts';
import { releasePayouts } from './release-payouts.ts';

const byOf = (context: RequestContext): By => ({ staffId: staffOf(context).id, at: context.now });

const ofPayouts = ({ staffId }: By) => ({ lists: [payoutsGrid.name], userId: staffId });

const said = (refused: readonly LeftOut[], language: Language) =>
  refused.map(({ id, phrase }) => ({ id, reason: fieldSentence(phrase, language) }));

/** Payouts: prepared by one person, released by another, sent by the bank, marked as paid. */
export function payoutRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const prepare = bind('payout-prepare', ({ body }, context) =>
    knex.transaction(async (trx) => {
      const by = byOf(context);
      const ids = await selectedIds(trx, body.selectionId, ofPayouts(by));
      const { prepared, total, refused } = await preparePayouts(trx, deps, ids, by);
      return { prepared, total, refused: said(refused, context.language) };
    }),
  );

  const release = bind('payout-release', ({ body }, context) =>
    knex.transaction(async (trx) => {
      const by = byOf(context);
      const ids = await selectedIds(trx, body.selectionId, ofPayouts(by));
      const done = await releasePayouts(trx, deps, { ...body, ids }, by);
      if (done.orderId !== null) {
        const subject = `payout ${String(done.orderId)}`;
        await recordSecurityEvent(trx, deps, context, { kind: 'released', subject });
      }
      const [order] = done.orderId === null ? [] : await payoutOrders(trx, done.orderId);
      const refused = said(done.refused, context.language);
      return { order: order ? orderView(order) : null, released: done.released, refused };
    }),
  );

  const orders = bind('payout-orders', async () => ({
    results: (await payoutOrders(deps.reads)).map(orderView),
  }));

  const file = bind('payout-file', ({ params }, context) =>
    knex.transaction((trx) => orderFile(trx, deps, params.id, byOf(context))),
  );

  const paid = bind('payout-paid', async ({ params }, context) => {
    const done = await payOrder(deps, params.id, byOf(context));
    return { paid: done.paid, refused: said(done.refused, context.language) };
  });

  const recall = bind('payout-recall', ({ params: { id }, body: { reason } }, context) =>
    knex.transaction(async (trx) => {
      const { reference, total } = await openPayouts(trx, id);
      const { staffId, at } = byOf(context);
      const wanted = {
        act: 'payout_recall',
        subject: `payout-order:${String(id)}`,
        title: reference,
        amount: total,
        payload: { orderId: id },
        reason,
        staffId,
        at,
      } as const;
      const outcome = await doOrPrepare(trx, deps, wanted, () =>
        recallPayouts(trx, { orderId: id }),
      );
      return { prepared: outcome.prepared };
    }),
  );

  return [prepare, release, orders, file, paid, recall];
}
