import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import {
  bulkRefusal,
  bulkRefusals,
  bulkTargets,
  mostMovedAtOnce,
  wayBack,
  type BulkRefusal,
  type BulkTarget,
} from '#core/orders/bulk-move.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Rows } from '../platform/database/rows.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { selectedIds } from '../platform/resources/selections.ts';
import { moveByStaff } from './move-by-staff.ts';
import { ordersServerGrid } from './orders-server-grid.ts';
import { mayMoveByHand } from './staff-detail.ts';

type Done = Reply<Endpoints['admin-orders-move']>;
type OrderRow = Pick<Rows['orders'], 'version' | 'number' | 'status' | 'handed_over_at'> & {
  readonly id: number;
};

/** Many orders moved by one press; what may not move is told with its reason. */
export const bulkMoveRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-orders-move-preview', async ({ body: { selectionId, to } }, context) => {
    const user = staffOf(context);
    const lists = [ordersServerGrid.definition.name];
    const ids = await selectedIds(deps.knex, selectionId, { lists, userId: user.id });
    if (ids.length > mostMovedAtOnce) throw new Refusal(409, 'orders_too_many');
    const rows = await readOrders(deps.knex, ids);
    const judged = rows.map((row) => ({ row, why: refusalOf(row, to, mayMoveByHand(user)) }));
    return {
      movable: judged.flatMap(({ row, why }) => (why === null ? [named(row)] : [])),
      left: judged.flatMap(({ row: { id, number }, why }) =>
        why === null ? [] : [{ id, number, why }],
      ),
    };
  }),

  bind('admin-orders-move', async ({ body }, context) => {
    const known = await readOrders(
      deps.knex,
      body.orders.map(({ id }) => id),
    );
    const moved: (Done['moved'][number] & { readonly back: BulkTarget | null })[] = [];
    const left: Done['left'][number][] = [];
    // Each by itself: one that is refused takes none of the others back, and locks are held briefly.
    for (const row of known) {
      const version = body.orders.find(({ id }) => id === row.id)?.version ?? row.version;
      const outcome = await moveOne(deps, { ...row, version }, body, context);
      if ('why' in outcome) left.push({ id: row.id, number: row.number, why: outcome.why });
      else {
        moved.push({ id: row.id, number: row.number, ...outcome });
      }
    }
    return { moved: moved.map(named), left, back: backOf(moved) };
  }),
];

const named = ({ id, version, number }: Pick<OrderRow, 'id' | 'version' | 'number'>) => ({
  id,
  version,
  number,
});

const readOrders = async (db: Knex, ids: readonly number[]): Promise<OrderRow[]> =>
  db('orders')
    .whereIn('id', [...ids])
    .orderBy('id')
    .select<OrderRow[]>(
      db.raw('id::integer as id'),
      ...(['version', 'number', 'status', 'handed_over_at'] as const),
    );

const refusalOf = (row: OrderRow, to: OrderStatus, byHand: boolean): BulkRefusal | null =>
  bulkRefusal({ status: row.status, hasLeft: row.handed_over_at !== null }, to, byHand);

interface Wish {
  readonly to: BulkTarget;
  readonly reason: string;
}

type Outcome =
  { readonly why: BulkRefusal } | { readonly version: number; readonly back: BulkTarget | null };

/** Moves one order as its own call does; a refusal of it is told, a bug ends the whole. */
async function moveOne(
  deps: Dependencies,
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
  { to, reason }: Wish,
  context: RequestContext,
): Promise<Outcome> {
  try {
    return await deps.knex.transaction(async (trx) => {
      const { order, from } = await moveByStaff(trx, deps, { id, version, to, reason }, context);
      const back = wayBack(from, to);
      return {
        version: order.version,
        back: bulkTargets.find((one) => one === back) ?? null,
      };
    });
  } catch (error) {
    // Without a reason, none of them may be moved: that is said at its field.
    if (!(error instanceof Refusal)) throw error;
    return { why: bulkRefusals.find((one) => one === error.phrase) ?? 'other' };
  }
}

/** One way back for all that were moved and have one; those that came from elsewhere stay. */
function backOf(
  moved: readonly { readonly id: number; version: number; readonly back: BulkTarget | null }[],
): Done['back'] {
  const to = moved.find(({ back }) => back !== null)?.back ?? null;
  if (to === null) return null;
  const orders = moved.filter(({ back }) => back === to);
  return { to, orders: orders.map(({ id, version }) => ({ id, version })) };
}
