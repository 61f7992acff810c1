import { revealable } from '#core/contacts/contact-sight.ts';
import { orderSight } from '#core/orders/order-sight.ts';
import { isWarehouseMove, orderMovesOf, standingOf } from '#core/orders/order-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { deskFacts } from './desk-facts.ts';
import { exchangeOfStaff } from './door-exchange/exchange-view.ts';
import { devicesToExchange } from './exchangeable.ts';
import { goodsOf } from './goods-of-order.ts';
import { holdActsOf } from './holds/hold-staff-route.ts';
import { findOrder } from './lock-order.ts';
import { maskedContact } from './masked-contact.ts';
import { orderFacts } from './order-view.ts';
import { findDevices } from './pledged-devices.ts';
import { staffHistory } from './staff-history.ts';
import { isFlagged } from './staff-list.ts';
import { findWithdrawals } from './withdrawal-rows.ts';

/** One order for staff, by as much of it as their work needs. */
export const detailRoute = (deps: Dependencies): BoundRoute =>
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
        papers: null,
        contactRefusal: null,
        placedBy: null,
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
      ...(await deskFacts(deps.knex, order, language)),
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

/** Whether somebody may do by hand what scanning does. */
export const mayMoveByHand = ({ permissions }: SignedInUser): boolean =>
  permissions.includes('warehouse.manage');
