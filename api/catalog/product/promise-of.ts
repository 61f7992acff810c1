import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { arrivalOf, type Arrival, type Speed } from '../../picks/arrival-of.ts';
import { backlogOf } from '../../picks/backlog.ts';

const soonestSql = `
  select days_min as "daysMin", days_max as "daysMax", cut_off as "cutOff", ships_on as "shipsOn",
    closed_days as "closedDays"
  from delivery_methods where is_active and kind = 'courier'
  order by days_min, days_max, position limit 1`;

/** What waits to be packed changes all the time; a promise is not older than this. */
const mostMinutes = 10;

/** When what lies in the warehouse is brought by the soonest courier; null where no courier drives. */
export async function promiseOf(
  { knex, market }: Pick<Dependencies, 'knex' | 'market'>,
  { now, today, changesAt }: Pick<RequestContext, 'now' | 'today' | 'changesAt'>,
): Promise<Arrival | null> {
  const [speed] = await query<Speed>(knex, soonestSql, []);
  if (!speed) return null;
  const backlog = await backlogOf({ knex }, knex, now);
  const arrival = arrivalOf(speed, { notBefore: null, workingDays: 0 }, market, {
    now,
    today,
    backlog,
  });
  if (arrival.orderBy !== null) changesAt(new Date(arrival.orderBy));
  changesAt(new Date(now.getTime() + mostMinutes * 60_000));
  return arrival;
}
