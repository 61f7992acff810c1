import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import { isWarehouseMove, standingOf, type OrderStatus } from '#core/orders/order-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { useApproval } from '../staff-session/use-approval.ts';
import { findOrder } from './lock-order.ts';
import { moveOrderTo, type OrderMover } from './move-order.ts';
import type { OrderModel } from './order-model.ts';
import { mayMoveByHand } from './staff-detail.ts';
import { staffRows } from './staff-list.ts';

interface Wish {
  readonly id: number;
  readonly version: number;
  readonly to: OrderStatus;
  readonly reason: string;
  /** Of a second person, for what was handed over and is called off. */
  readonly approval?: string | null | undefined;
}

/** Moves an order that is as its mover saw it, by the rules of a person at a desk. */
export async function moveByStaff(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, version, to, reason, approval }: Wish,
  context: RequestContext,
): Promise<{ readonly order: OrderModel; readonly from: OrderStatus }> {
  const user = staffOf(context);
  const order = await lockVersion(trx, id, version, context);
  const supervisorId =
    approval === null || approval === undefined
      ? undefined
      : await useApproval(trx, {
          token: approval,
          action: 'cancel_handed_over',
          subject: `order:${String(id)}`,
          by: user.id,
          now: context.now,
        });
  const mover: OrderMover = {
    actor: supervisorId === undefined ? 'staff' : 'supervisor',
    staffId: user.id,
    reason,
    at: context.now,
    ...(supervisorId !== undefined && { supervisorId }),
  };
  const from = order.status;
  refusePlainMove(user, from, to, reason);
  const standing = standingOf(from, order.handedOverAt !== null);
  if (standing === 'handed_over' && to === 'cancelled' && supervisorId === undefined) {
    throw new Refusal(409, 'supervisor_needed');
  }
  await moveOrderTo(trx, deps, order, to, mover);
  return { order, from };
}

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

/** The locked order, if it still is as the writer saw it. */
export async function lockVersion(
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

/** An order as the staff's list has it. */
export async function staffRow(trx: Knex, order: OrderModel, { language, now }: RequestContext) {
  const [row] = await staffRows(trx, [order], language, now);
  if (!row) throw new Error('a row has lost its view');
  return row;
}
