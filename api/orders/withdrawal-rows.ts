import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import type { Names } from './order-parts.ts';
import type { Rows } from '../platform/database/rows.ts';

/** A unit of the goods or services of an order, with what became of it. */
export type UnitRow = Pick<Rows['order_units'], 'position' | 'net'> & {
  readonly unitId: number;
  readonly name: Names;
  /** Work that was done because its customer agreed to it: it is claimed, not withdrawn from. */
  readonly isRepair: boolean;
  readonly isWithdrawn: boolean;
  readonly isRefunded: boolean;
};

const unitsSql = `
  select u.id as "unitId", l.position, l.name, u.net, l.kind = 'repair' as "isRepair",
    exists (select 1 from withdrawal_units w where w.unit_id = u.id and w.is_open)
      as "isWithdrawn",
    u.closed_at is not null or exists (select 1 from refund_units r where r.unit_id = u.id)
      as "isRefunded"
  from order_units u join order_lines l on l.id = u.line_id
  where u.order_id = $1 and l.kind not in ('shipping', 'payment_fee')
  order by l.position, u.position`;

/** All units of an order but shipping and fees, by line, in one statement. */
export const findUnits = (db: Knex, orderId: number): Promise<UnitRow[]> =>
  query<UnitRow>(db, unitsSql, [orderId]);

/** Those of them that a customer may ever withdraw from. */
export const findWithdrawable = async (db: Knex, orderId: number): Promise<UnitRow[]> =>
  (await findUnits(db, orderId)).filter(({ isRepair }) => !isRepair);

/** A withdrawal with how much it is about. */
export type WithdrawalRow = Pick<
  Rows['withdrawals'],
  'id' | 'code' | 'version' | 'status' | 'requested_at'
> & {
  readonly pieces: number;
  readonly amount: number;
};

const withdrawalsSql = `
  select w.id, w.code, w.version, w.status, w.requested_at, count(*)::integer as pieces,
    coalesce(sum(u.net), 0)::integer as amount
  from withdrawals w
  join withdrawal_units x on x.withdrawal_id = w.id
  join order_units u on u.id = x.unit_id
  where w.order_id = $1 group by w.id order by w.id`;

/** Withdrawals of an order, the oldest first. */
export const findWithdrawals = (db: Knex, orderId: number): Promise<WithdrawalRow[]> =>
  query<WithdrawalRow>(db, withdrawalsSql, [orderId]);
