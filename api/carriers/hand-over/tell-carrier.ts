import { retryAfter } from '#core/carriers/tracking.ts';
import type { ShipmentCarrier } from '#core/deliveries/carriers.ts';
import { CarrierTrouble, type Shipped } from '../../outside/carriers/carrier.ts';
import { carrierOf } from '../../outside/carriers/carriers.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { isOwnCarrier } from '../shipment-row.ts';

export const tellCarrierJobName = 'manifest-tell';

/** Longer than the carrier's call. */
const claimMs = 120_000;

const claimSql = `
  update manifests set tries = tries + 1, claimed_until = $2
  where id = $1 and status = 'closing' and problem is distinct from 'in_doubt'
    and (claimed_until is null or claimed_until <= $3)
  returning carrier, tries, is_unanswered as "isUnanswered"`;
const sentSql = 'update manifests set is_unanswered = true where id = $1';
const closedSql = `
  update manifests set status = 'closed', closed_at = $2, reference = $3, problem = null,
    is_unanswered = false, claimed_until = null
  where id = $1`;
const troubleSql = `
  update manifests set problem = $2, claimed_until = null, is_unanswered = is_unanswered and not $3
  where id = $1`;
const parcelsSql = `
  select s.reference, s.carrier_id as "carrierId", s.number
  from manifest_parcels c join shipments s on s.id = c.shipment_id
  where c.manifest_id = $1 and s.carrier_id is not null order by c.parcel_id`;

interface Claimed {
  readonly carrier: ShipmentCarrier;
  readonly tries: number;
  readonly isUnanswered: boolean;
}

/**
 * Tells a carrier what it was given, once however often it is asked for: one process at a time, and after a call whose answer
 * was lost a person looks before it is made again, as no carrier can be asked for its manifests.
 */
export async function tellCarrier(
  deps: Dependencies,
  id: number,
  carrierFor: typeof carrierOf = carrierOf,
): Promise<void> {
  const now = deps.now();
  const until = new Date(now.getTime() + claimMs);
  const [claimed] = await query<Claimed>(deps.knex, claimSql, [id, until, now]);
  if (!claimed) return;
  const carrier = isOwnCarrier(claimed.carrier) ? carrierFor(deps, claimed.carrier) : null;
  const parcels = await query<Shipped>(deps.knex, parcelsSql, [id]);
  if (!carrier?.manifest || parcels.length === 0) {
    await query(deps.knex, closedSql, [id, now, null]);
    return;
  }
  if (claimed.isUnanswered) {
    await query(deps.knex, troubleSql, [id, 'in_doubt', false]);
    return;
  }
  await query(deps.knex, sentSql, [id]);
  try {
    const { reference } = await carrier.manifest(parcels);
    await query(deps.knex, closedSql, [id, deps.now(), reference]);
  } catch (error) {
    if (!(error instanceof CarrierTrouble)) throw error;
    deps.log.warn({ carrier: claimed.carrier, problem: error.message }, 'a carrier does not work');
    await waitForCarrier(deps, id, claimed.tries, error.isUndone);
  }
}

async function waitForCarrier(
  deps: Dependencies,
  id: number,
  tries: number,
  isUndone: boolean,
): Promise<void> {
  const wait = isUndone ? retryAfter(tries) : null;
  const problem = !isUndone ? 'in_doubt' : wait === null ? 'gave_up' : 'unreachable';
  await query(deps.knex, troubleSql, [id, problem, isUndone]);
  if (wait === null) return;
  await deps.knex.transaction((trx) =>
    deps.jobs.enqueue(trx, tellCarrierJobName, { id }, { ms: wait }),
  );
}

export const tellCarrierJob: JobDefinition = {
  name: tellCarrierJobName,
  run: ({ id }, deps) => tellCarrier(deps, Number(id)),
};

const leftSql = `
  select id from manifests
  where status = 'closing' and problem is null and left_at < $1
    and (claimed_until is null or claimed_until <= $2)`;

/** Manifests whose process died between the hand-over and the carrier's answer go on within minutes. */
export const tellCarrierLeftJob: JobDefinition = {
  name: 'manifests-tell-left',
  schedule: '*/5 * * * *',
  run: async (_, deps) => {
    const now = deps.now();
    const before = new Date(now.getTime() - 60_000);
    for (const { id } of await query<{ id: number }>(deps.knex, leftSql, [before, now])) {
      await tellCarrier(deps, id);
    }
  },
};
