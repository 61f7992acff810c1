import type { Dependencies } from '../../platform/dependencies.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { arrivalOf, type Arrival, type Speed } from '../../picks/arrival-of.ts';
import { backlogOf } from '../../picks/backlog.ts';

/** What waits to be packed changes all the time; a promise is not older than this. */
const mostMinutes = 10;

/** When what lies in the warehouse is brought by the soonest courier; null where no courier drives. */
export async function promiseOf(
  { knex, market }: Pick<Dependencies, 'knex' | 'market'>,
  { now, today, changesAt }: Pick<RequestContext, 'now' | 'today' | 'changesAt'>,
  soonest: Speed | undefined,
): Promise<Arrival | null> {
  if (!soonest) return null;
  const backlog = await backlogOf({ knex }, knex, now);
  const arrival = arrivalOf(soonest, { notBefore: null, workingDays: 0 }, market, {
    now,
    today,
    backlog,
  });
  if (arrival.orderBy !== null) changesAt(new Date(arrival.orderBy));
  changesAt(new Date(now.getTime() + mostMinutes * 60_000));
  return arrival;
}
