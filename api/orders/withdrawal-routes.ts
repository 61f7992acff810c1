import { chooseUnits, type WantedPieces } from '#core/orders/choose-units.ts';
import { requestWithdrawal } from '#core/orders/withdrawal.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { customersOrder } from './customers-order.ts';
import type { OrderModel } from './order-model.ts';
import { previewRefund } from './preview-refund.ts';
import { storeWithdrawal } from './store-withdrawal.ts';
import { findWithdrawable, type UnitRow } from './withdrawal-rows.ts';
import { isWithdrawalToken, newWithdrawalToken } from './withdrawal-token.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** Withdrawing from a contract, in two steps and without an account (T-REF-6 to 9). */
export const withdrawalRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('order-withdrawal', async ({ params: { code } }, context) => {
    const { order } = await customersOrder(deps.knex, deps, code, context);
    return withdrawalView(deps.knex, deps, order, context.language);
  }),

  bind('order-withdrawal-preview', async ({ params: { code }, body }, context) => {
    const { order } = await customersOrder(deps.knex, deps, code, context);
    const units = await findWithdrawable(deps.knex, order.id);
    const chosen = checkPieces(deps, order, units, body.pieces, context.now);
    const returned = chosen.reduce((sum, { net }) => sum + net, 0);
    const { refund, buybackPayout, bonusReversed } = await previewRefund(deps, order, returned);
    const token = newWithdrawalToken(deps, code);
    return { amount: refund, buybackPayout, bonusReversed, token };
  }),

  bind('order-withdraw', async ({ params: { code }, body }, context) => {
    const { now, language } = context;
    if (!isWithdrawalToken(deps, code, body.token)) {
      throw new FieldRefusal({ token: ['invalid_value'] });
    }
    const order = await deps.knex.transaction(async (trx) => {
      const { order: row, proof } = await customersOrder(trx, deps, code, context, true);
      const known: unknown = await trx('withdrawals').where({ code: body.token }).first('id');
      if (known !== undefined) {
        context.answeredBefore();
        return row;
      }
      const units = await findWithdrawable(trx, row.id);
      const chosen = checkPieces(deps, row, units, body.pieces, now);
      await storeWithdrawal(trx, deps, row, { ...body, units: chosen, proof, language, now });
      return row;
    });
    return withdrawalView(deps.knex, deps, order, language);
  }),
];

/** The pieces that are withdrawn from; refuses what is too late, too many or not delivered at all. */
function checkPieces(
  { market }: Dependencies,
  order: OrderModel,
  units: readonly UnitRow[],
  pieces: readonly WantedPieces[],
  now: Date,
): UnitRow[] {
  if (order.status === 'cancelled' || order.status === 'returned') {
    throw new Refusal(409, 'withdrawal_changed');
  }
  const chosen = chooseUnits(units, pieces);
  if (!chosen.ok && chosen.error === 'unknown_line') {
    throw new FieldRefusal({ pieces: ['invalid_value'] });
  }
  if (!chosen.ok) throw new Refusal(409, 'withdrawal_changed');
  const wanted = { ordered: units.length, requested: 0, wanted: chosen.value.length };
  const asked = requestWithdrawal(wanted, [order.deliveredAt], now, market.code);
  if (!asked.ok) throw new Refusal(409, 'withdrawal_closed');
  return chosen.value;
}
