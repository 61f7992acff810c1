import type { Knex } from 'knex';
import { isClaim, settleClaim } from '#core/service/claim-outcome.ts';
import { moveRepair } from '#core/service/repair-status.ts';
import { doOrPrepare, isWaiting } from '../prepared-acts/prepare-act.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import {
  claimedOrderOf,
  claimedPieces,
  isExchangedAlready,
  lockClaimedOrder,
} from './claim-rows.ts';
import { deskView, lockRepair } from './desk-view.ts';
import { giveInstead } from './give-instead.ts';
import { claimMoney, refundClaim, refusalOf } from './refund-claim.ts';
import type { RepairModel } from './repair-model.ts';
import { requireRepair } from './require-repair.ts';
import { settledClaim } from './settled-claim.ts';
import { storeClaim } from './store-claim.ts';

/** The act that pays a claim back; one at a time waits for another person. */
const refundOf = ({ id }: Pick<RepairModel, 'id'>) =>
  ({ act: 'refund', subject: `repair:${String(id)}` }) as const;

type Claim = Reply<Endpoints['admin-repair-claim']>['claim'];

/** How claims are settled where nothing is repaired. */
export const claimRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-repair-claim', async ({ params }, { language, now }) => {
    const row = await requireRepair(deps.knex, params.id);
    return { claim: await claimView(deps.knex, row, { language, now }) };
  }),
  settleRoute(deps),
  refundRoute(deps),
];

const settleRoute = (deps: Dependencies) =>
  bind('admin-repair-claim-settle', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { language, now } = context;
      const { outcome, productId, reason, serial } = body;
      const row = await lockRepair(trx, deps, { ...params, version: body.version }, language);
      await refuseWhileReleased(trx, row, now);
      if (outcome === 'exchanged' && productId === null) {
        throw new FieldRefusal({ productId: ['required'] });
      }
      const instead = outcome === 'exchanged' ? productId : null;
      const claim = { status: row.status, isClaim: isClaim(row) };
      const order = await lockClaimedOrder(trx, row);
      const paid = await paidFor(trx, row, order?.id ?? null, instead);
      const checked = settleClaim(claim, { outcome, amount: null, ...paid });
      if (!checked.ok) throw refusalOf(checked.error);
      const passportId =
        instead === null
          ? null
          : await giveInstead(trx, deps, row, { productId: instead, serial, at: now });
      const orderId = order?.id ?? null;
      const given = { orderId, passportId, productId: instead };
      const settled = { outcome, reason, amount: 0, refundId: null, ...given };
      const mover = { actor: 'staff', staffId: staffOf(context).id, at: now } as const;
      await storeClaim(trx, deps, row, settled, mover);
      return deskView(trx, deps, row, language);
    }),
  );

/**
 * What was paid for the piece that another one is given for, and what that one costs where it is something else. Where all
 * pieces of the order were exchanged and did not come back, none is left to be exchanged.
 */
async function paidFor(
  trx: Knex,
  row: RepairModel,
  orderId: number | null,
  productId: number | null,
) {
  if (productId === null || orderId === null) return { paid: null };
  if (await isExchangedAlready(trx, orderId)) throw new Refusal(409, 'claim_not_returned');
  const pieces = await claimedPieces(trx, orderId, row.language);
  const goods = pieces.filter((piece) => piece.productId !== null);
  const same = goods.find((piece) => piece.productId === productId);
  if (same) return { paid: same.paid };
  const product = await trx('products')
    .where({ id: productId })
    .first<{ price: number } | undefined>('price');
  const dearest = goods.reduce((most, { paid }) => Math.max(most, paid), 0);
  return { paid: dearest, givenPrice: product?.price ?? null };
}

const refundRoute = (deps: Dependencies) =>
  bind('admin-repair-claim-refund', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { language, now } = context;
      const { version, ...wish } = body;
      const row = await lockRepair(trx, deps, { ...params, version }, language);
      const { money } = await claimMoney(trx, row, wish);
      const payload = { of: 'claim', repairId: row.id, ...wish } as const;
      const staffId = staffOf(context).id;
      await doOrPrepare(
        trx,
        deps,
        {
          ...refundOf(row),
          title: row.number,
          amount: money,
          payload,
          reason: wish.reason,
          staffId,
          at: now,
        },
        () => refundClaim(trx, deps, payload, { staffId, at: now }),
      );
      return deskView(trx, deps, await requireRepair(trx, row.id), language);
    }),
  );

async function claimView(
  db: Knex,
  row: RepairModel,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<Claim> {
  if (!isClaim(row)) return null;
  const pieces = await claimedPieces(db, await claimedOrderOf(db, row), language);
  return {
    canSettle: moveRepair(row.status, 'settled', 'staff').ok,
    isPrepared: await isWaiting(db, refundOf(row), now),
    pieces: pieces.map(({ position, name, paid, productId }) => ({
      position,
      name,
      paid,
      productId,
    })),
    settled: await settledClaim(db, row.id, language),
  };
}

/** What waits for another person is not settled otherwise meanwhile. */
async function refuseWhileReleased(trx: Knex, row: RepairModel, now: Date): Promise<void> {
  if (await isWaiting(trx, refundOf(row), now)) throw new Refusal(409, 'act_waits_already');
}
