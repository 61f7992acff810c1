import type { Knex } from 'knex';
import { revealable } from '#core/contacts/contact-sight.ts';
import { toWire } from '#core/contract/casing.ts';
import { orderSight } from '#core/orders/order-sight.ts';
import {
  isWarehouseMove,
  orderMovesOf,
  standingOf,
  type OrderStatus,
} from '#core/orders/order-status.ts';
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
import { goodsOf } from './goods-of-order.ts';
import { devicesToExchange } from './exchangeable.ts';
import { holdActsOf, holdStaffRoute } from './holds/hold-staff-route.ts';
import { exchangeOfStaff } from './door-exchange/exchange-view.ts';
import { writeOffRestRoute } from './door-exchange/write-off-rest.ts';
import { findOrder } from './lock-order.ts';
import { maskedContact } from './masked-contact.ts';
import { moveOrderTo, type OrderMover } from './move-order.ts';
import type { OrderModel } from './order-model.ts';
import { orderFacts } from './order-view.ts';
import { chosenUnits, netOf, refundPieces } from './refund-pieces.ts';
import { editRoutes } from './edit/edit-routes.ts';
import { pickUpRoutes } from './pick-up/pick-up-routes.ts';
import { staffHistory } from './staff-history.ts';
import { ordersFound } from './orders-found.ts';
import { ordersServerGrid } from './orders-server-grid.ts';
import { isFlagged, orderPage, staffRows } from './staff-list.ts';
import { findDevices } from './pledged-devices.ts';
import { withdrawalDeskRoute } from './withdrawal-desk.ts';
import { findWithdrawals } from './withdrawal-rows.ts';

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

const detailRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order', async ({ params: { id } }, context) => {
    const { language, now } = context;
    const user = staffOf(context);
    const order = await findOrder(deps.knex, { id });
    const sight = orderSight(user.permissions, order.status);
    const standing = standingOf(order.status, order.handedOverAt !== null);
    // Whose work it is not learns no more than of one that does not exist.
    if (sight === 'nothing') throw new Refusal(404, 'not_found');
    const facts = await orderFacts(deps.knex, deps, order, language);
    const history = await staffHistory(deps.knex, deps.market, id, language);
    const row = { id, version: order.version, sight, isOverdue: isFlagged(order, now) };
    if (sight === 'goods') {
      const said = history.map((move) => ({ ...move, reason: '' }));
      return {
        ...goodsOf(facts),
        ...row,
        history: said,
        moves: [],
        devices: [],
        exchange: null,
        canExchange: false,
        holdActs: [],
        holdProblem: null,
        withdrawals: [],
        reveals: [],
      };
    }
    const withdrawals = await findWithdrawals(deps.knex, id);
    const { acts: holdActs, problem: holdProblem } = await holdActsOf(deps.knex, order);
    return {
      ...maskedContact(facts),
      ...row,
      reveals: revealable(user, { thing: 'order', status: order.status }),
      history,
      moves: orderMovesOf(standing, 'supervisor').filter(
        (to) => mayMoveByHand(user) || !isWarehouseMove(order.status, to),
      ),
      devices: await findDevices(deps.knex, id, language),
      holdActs,
      holdProblem,
      exchange: await exchangeOfStaff(deps.knex, deps, order),
      canExchange: (await devicesToExchange(deps.knex, order)).length > 0,
      withdrawals: withdrawals.map(({ requested_at, ...each }) => ({
        id: each.id,
        version: each.version,
        status: each.status,
        pieces: each.pieces,
        amount: each.amount,
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
      refusePlainMove(user, order.status, to, reason);
      const standing = standingOf(order.status, order.handedOverAt !== null);
      if (standing === 'handed_over' && to === 'cancelled' && supervisorId === undefined) {
        throw new Refusal(409, 'supervisor_needed');
      }
      await moveOrderTo(trx, deps, order, to, mover);
      return staffRow(trx, order, context);
    });
  });

const mayMoveByHand = ({ permissions }: SignedInUser): boolean =>
  permissions.includes('warehouse.manage');

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
