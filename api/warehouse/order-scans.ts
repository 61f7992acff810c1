import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { Refusal } from '../platform/http/refusal.ts';

interface ScanRow {
  readonly at: Date;
  readonly by: string;
  readonly station: string | null;
  readonly text: string;
  readonly outcome: string;
  readonly isUndone: boolean;
}

const sql = `
  select s.at, u.name as by, t.code as station, s.text, s.outcome, s.undone_at is not null as "isUndone"
  from scans s join users u on u.id = s.staff_id left join stations t on t.id = s.station_id
  where s.order_id = $1 order by s.id limit 2000`;

const takeOversSql = `
  select t.at, f.name as "from", u.name as "to", t.reason
  from pick_take_overs t join users f on f.id = t.from_id join users u on u.id = t.to_id
  where t.round_id in (select round_id from scans where order_id = $1) order by t.id`;

interface TakeOverRow {
  readonly at: Date;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/**
 * Every scan of an order, for a supervisor who replays what happened, and who took it over from whom. 404 for none that
 * there is: an empty list would say that nobody touched it.
 */
export async function orderScans(db: Knex, orderId: number) {
  if ((await query(db, 'select from orders where id = $1', [orderId])).length === 0) {
    throw new Refusal(404, 'not_found');
  }
  const scans = await query<ScanRow>(db, sql, [orderId]);
  const takeOvers = await query<TakeOverRow>(db, takeOversSql, [orderId]);
  return { scans: scans.map(onTheWire), takeOvers: takeOvers.map(onTheWire) };
}

const onTheWire = <Row extends { readonly at: Date }>(row: Row) => ({
  ...row,
  at: row.at.toISOString(),
});
