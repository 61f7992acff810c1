import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import { chooseUnits } from '#core/orders/choose-units.ts';
import { orderMovesOf } from '#core/orders/order-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { useApproval } from '../staff-session/use-approval.ts';
import { closeWithdrawal } from './close-withdrawal.ts';
import { findOrder } from './lock-order.ts';
import { moveOrderTo, type OrderMover } from './move-order.ts';
import type { OrderModel } from './order-model.ts';
import { orderFacts } from './order-view.ts';
import { openUnits } from './refund-order.ts';
import { returnGoods } from './return-goods.ts';
import { isFlagged, orderPage, staffRows } from './staff-list.ts';
import { findDevices } from './pledged-devices.ts';
import { findUnits, findWithdrawals } from './withdrawal-rows.ts';

/** Orders as staff see and move them. */
export const staffRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-order-list', ({ query }, { language, now }) =>
    orderPage(deps.reads, query, language, now),
  ),
  detailRoute(deps),
  moveRoute(deps),
  refundRoute(deps),
  bind('admin-withdrawal-close', ({ params: { id }, body }, { now }) =>
    deps.knex.transaction((trx) => closeWithdrawal(trx, deps, id, { ...body, now })),
  ),
];

const detailRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order', async ({ params: { id } }, { language, now }) => {
    const order = await findOrder(deps.knex, { id });
    const withdrawals = await findWithdrawals(deps.knex, id);
    return {
      ...(await orderFacts(deps.knex, deps, order, language)),
      id,
      version: order.version,
      isOverdue: isFlagged(order, now),
      moves: orderMovesOf(order.status, 'supervisor'),
      devices: await findDevices(deps.knex, id, language),
      withdrawals: withdrawals.map(({ requested_at, ...row }) => ({
        id: row.id,
        version: row.version,
        status: row.status,
        pieces: row.pieces,
        amount: row.amount,
        requestedAt: requested_at.toISOString(),
      })),
    };
  });

const moveRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-move', async ({ params: { id }, body }, context) => {
    const user = staffOf(context);
    const { approval, reason, to } = body;
    return deps.knex.transaction(async (trx) => {
      const order = await lockVersion(trx, id, body.version, context);
      const supervisorId = approval
        ? await useApproval(trx, {
            token: approval,
            action: 'cancel_handed_over',
            subject: `order:${String(id)}`,
            by: user.id,
            now: context.now,
          })
        : undefined;
      const mover: OrderMover = {
        actor: supervisorId === undefined ? 'staff' : 'supervisor',
        staffId: user.id,
        reason,
        at: context.now,
        ...(supervisorId !== undefined && { supervisorId }),
      };
      if (order.status === 'handed_over' && to === 'cancelled' && supervisorId === undefined) {
        throw new Refusal(409, 'supervisor_needed');
      }
      await moveOrderTo(trx, deps, order, to, mover);
      return staffRow(trx, order, context);
    });
  });

const refundRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-refund', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const order = await lockVersion(trx, id, body.version, context);
      const chosen = chooseUnits(
        await findUnits(trx, id),
        body.pieces,
        ({ isRefunded }) => !isRefunded,
      );
      if (!chosen.ok && chosen.error === 'unknown_line') {
        throw new FieldRefusal({ pieces: ['invalid_value'] });
      }
      if (!chosen.ok) throw new Refusal(409, 'refund_refused');
      const ids = new Set(chosen.value.map(({ unitId }) => unitId));
      const services = body.includeShipping ? await openServices(trx, id) : new Set<number>();
      const open = await openUnits(trx, id);
      const units = open.filter(({ unitId }) => ids.has(unitId) || services.has(unitId));
      await order.$query(trx).patch({ version: order.version + 1 });
      const { now } = context;
      return returnGoods(trx, deps, order, { reason: 'staff', units, now });
    }),
  );

/** Units of shipping and fees. */
async function openServices(trx: Knex, orderId: number): Promise<ReadonlySet<number>> {
  const rows = await trx('order_units as u')
    .join('order_lines as l', 'l.id', 'u.line_id')
    .where('u.order_id', orderId)
    .whereIn('l.kind', ['shipping', 'payment_fee'])
    .select<{ id: number }[]>('u.id');
  return new Set(rows.map(({ id }) => id));
}

/** The locked order, if it still is as the writer saw it. */
async function lockVersion(
  trx: Knex,
  id: number,
  version: number,
  context: RequestContext,
): Promise<OrderModel> {
  const order = await findOrder(trx, { id }, true);
  if (order.version === version) return order;
  const current = toWire(await staffRow(trx, order, context));
  throw new Refusal(409, 'conflict', { extra: { current } });
}

async function staffRow(trx: Knex, order: OrderModel, { language, now }: RequestContext) {
  const [row] = await staffRows(trx, [order], language, now);
  if (!row) throw new Error('a row has lost its view');
  return row;
}
