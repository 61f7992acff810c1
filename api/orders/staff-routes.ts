import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import { isWarehouseMove, standingOf, type OrderStatus } from '#core/orders/order-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { keepSelection } from '../platform/resources/selections.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { useApproval } from '../staff-session/use-approval.ts';
import { closeWithdrawal, withdrawalFacts } from './close-withdrawal.ts';
import { holdStaffRoute } from './holds/hold-staff-route.ts';
import { writeOffRestRoute } from './door-exchange/write-off-rest.ts';
import { findOrder } from './lock-order.ts';
import { moveOrderTo, type OrderMover } from './move-order.ts';
import type { OrderModel } from './order-model.ts';
import { chosenUnits, netOf, refundPieces } from './refund-pieces.ts';
import { contactRoute } from './contact/contact-routes.ts';
import { detailRoute, mayMoveByHand } from './staff-detail.ts';
import { editRoutes } from './edit/edit-routes.ts';
import { paperRoutes } from './papers/paper-routes.ts';
import { mailRoutes } from './papers/sent-mails.ts';
import { pickUpRoutes } from './pick-up/pick-up-routes.ts';
import { ordersFound } from './orders-found.ts';
import { ordersServerGrid } from './orders-server-grid.ts';
import { orderPage, staffRows } from './staff-list.ts';
import { withdrawalDeskRoute } from './withdrawal-desk.ts';

/** Orders as staff see and move them. */
export const staffRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-order-list', ({ query }, context) => orderPage(deps.reads, query, context)),
  findRoute(deps),
  detailRoute(deps),
  moveRoute(deps),
  refundRoute(deps),
  holdStaffRoute(deps),
  writeOffRestRoute(deps),
  closeRoute(deps),
  ...pickUpRoutes(deps),
  ...editRoutes(deps),
  ...paperRoutes(deps),
  ...mailRoutes(deps),
  contactRoute(deps),
  withdrawalDeskRoute(deps),
];

/** Orders that one search finds; more would not be looked through. */
const mostFound = 1_000;

const findRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-find-select', async ({ body: { term } }, context) => {
    const found = ordersFound(deps.cipher, term, mostFound);
    const { rows } = await deps.reads.raw<{ rows: { order_id: number }[] }>(found.sql, [
      ...found.bindings,
    ]);
    const ids = rows.map(({ order_id: id }) => id);
    const by = { userId: staffOf(context).id, language: context.language };
    return keepSelection(deps, ordersServerGrid, { kind: 'some', ids }, by);
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
      refusePlainMove(user, order.status, to, reason);
      const standing = standingOf(order.status, order.handedOverAt !== null);
      if (standing === 'handed_over' && to === 'cancelled' && supervisorId === undefined) {
        throw new Refusal(409, 'supervisor_needed');
      }
      await moveOrderTo(trx, deps, order, to, mover);
      return staffRow(trx, order, context);
    });
  });

/** What scanning does is done by hand by supervisors alone, who say why. */
function refusePlainMove(
  user: SignedInUser,
  from: OrderStatus,
  to: OrderStatus,
  reason: string,
): void {
  if (!isWarehouseMove(from, to)) return;
  if (!mayMoveByHand(user)) throw new Refusal(409, 'move_by_scanning');
  if (reason === '') throw new FieldRefusal({ reason: ['required'] });
}

const refundRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-refund', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const order = await lockVersion(trx, id, body.version, context);
      const { reason, ...rest } = body;
      const wish = { id, ...rest };
      const units = await chosenUnits(trx, wish);
      const { now } = context;
      const { done, prepared } = await doOrPrepare(
        trx,
        deps,
        {
          act: 'refund',
          subject: `order:${String(id)}`,
          title: order.number,
          amount: netOf(units),
          payload: { of: 'order', ...wish },
          reason,
          staffId: staffOf(context).id,
          at: now,
        },
        () => refundPieces(trx, deps, order, units, now),
      );
      return {
        refundId: done?.refundId ?? null,
        amount: done?.amount ?? 0,
        creditNote: done?.creditNote ?? null,
        prepared,
      };
    }),
  );

const closeRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-withdrawal-close', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { now } = context;
      const close = () => closeWithdrawal(trx, deps, id, { ...body, now });
      if (body.to !== 'refunded') return { ...(await close()), prepared: null };
      const { number, net, status, version } = await withdrawalFacts(trx, id);
      const { done, prepared } = await doOrPrepare(
        trx,
        deps,
        {
          act: 'refund',
          subject: `withdrawal:${String(id)}`,
          title: number,
          amount: net,
          payload: { of: 'withdrawal', id, version: body.version },
          reason: '',
          staffId: staffOf(context).id,
          at: now,
        },
        close,
      );
      return { ...(done ?? { status, version }), prepared };
    }),
  );

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
