import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RefundedUnit } from './create-refund.ts';
import { findOrder } from './lock-order.ts';
import { netOf } from './refund-pieces.ts';
import { returnGoods } from './return-goods.ts';
import { WithdrawalModel } from './withdrawal-model.ts';

type Status = WithdrawalModel['status'];

/** What may become of a withdrawal: goods come before the money goes. */
const moves: Record<Status, readonly Status[]> = {
  requested: ['received', 'refunded', 'cancelled'],
  received: ['refunded', 'cancelled'],
  refunded: [],
  cancelled: [],
};

/** Moves a withdrawal on; refunded, it gives its pieces' stored nets back with a credit note. */
export async function closeWithdrawal(
  trx: Knex.Transaction,
  deps: Dependencies,
  id: number,
  { version, to, now }: { readonly version: number; readonly to: Status; readonly now: Date },
): Promise<{ status: Status; version: number }> {
  const found = await WithdrawalModel.query(trx).findById(id).select('order_id');
  if (!found) throw new Refusal(404, 'not_found');
  const order = await findOrder(trx, { id: found.orderId }, true);
  const row = await WithdrawalModel.query(trx).findById(id).forUpdate().throwIfNotFound();
  const current = { id, status: row.status, version: row.version };
  if (row.version !== version) throw new Refusal(409, 'conflict', { extra: { current } });
  if (!moves[row.status].includes(to)) {
    throw new Refusal(409, 'withdrawal_move_refused', { extra: { current } });
  }
  const closedAt = to === 'received' ? null : now;
  const receivedAt = to === 'received' ? now : row.receivedAt;
  await row.$query(trx).patch({ status: to, version: version + 1, closedAt, receivedAt });
  if (to === 'cancelled') {
    await trx('withdrawal_units').where({ withdrawal_id: id }).update({ is_open: false });
  }
  if (to === 'refunded') {
    const units = await unitsOf(trx, id);
    await returnGoods(trx, deps, order, { reason: 'withdrawn', units, withdrawalId: id, now });
  }
  return { status: to, version: version + 1 };
}

async function unitsOf(trx: Knex, withdrawalId: number): Promise<RefundedUnit[]> {
  const rows: { id: number; net: number }[] = await trx('withdrawal_units as w')
    .join('order_units as u', 'u.id', 'w.unit_id')
    .where('w.withdrawal_id', withdrawalId)
    .orderBy('u.id')
    .select('u.id', 'u.net');
  return rows.map(({ id, net }) => ({ unitId: id, net }));
}

/** What a withdrawal is about, for whoever decides whether its money may go. */
export async function withdrawalFacts(
  trx: Knex,
  id: number,
): Promise<{ number: string; net: number; status: Status; version: number }> {
  const row = await trx('withdrawals as w')
    .join('orders as o', 'o.id', 'w.order_id')
    .where('w.id', id)
    .first<{ number: string; status: Status; version: number } | undefined>(
      'o.number',
      'w.status',
      'w.version',
    );
  if (!row) throw new Refusal(404, 'not_found');
  return { ...row, net: netOf(await unitsOf(trx, id)) };
}
