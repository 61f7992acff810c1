import { doesExchanges } from '#core/orders/courier-exchange.ts';
import { nextTracking, retryAfter } from '#core/carriers/tracking.ts';
import type { ShipmentProblem } from '#core/phrases/cs/tracking.ts';
import { CarrierTrouble, type Carrier, type Shipped } from '../outside/carriers/carrier.ts';
import { carrierOf, isCarrierThere } from '../outside/carriers/carriers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { announceJobName, cancelJobName } from '../shipments/prepare-shipment.ts';
import { findShipment, isOwnCarrier, parcelToSend, type ShipmentRow } from './shipment-row.ts';

/** Longer than every call of a carrier together. */
const claimMs = 120_000;

const claimSql = `
  update shipments set tries = tries + 1, claimed_until = $2
  where id = $1 and status = 'waiting' and (claimed_until is null or claimed_until <= $3)
  returning id`;
const sentSql = 'update shipments set is_unanswered = true where id = $1';
const takenSql = `
  update shipments set carrier_id = $2, number = $3, is_unanswered = false where id = $1`;
const endSql = `
  update shipments set status = case when status = 'waiting' then $2 else status end, problem = $3,
    claimed_until = null, is_unanswered = is_unanswered and not $4 where id = $1
  returning status`;
const labelSql = `
  update shipments set status = case when status = 'waiting' then 'announced' else status end,
    number = $2, label_format = $3, label = $4, problem = null, claimed_until = null,
    announced_at = coalesce(announced_at, $5), state_at = coalesce(state_at, $5),
    track_at = case when status = 'waiting' then $6::timestamptz end
  where id = $1 returning status`;

/**
 * Announces a parcel to its carrier, once however often it is asked: before a parcel is made again after a call that was not
 * answered, the carrier is asked for the one under its reference; where it cannot be asked, a person looks.
 */
export async function announce(
  deps: Dependencies,
  id: number,
  carrierFor: typeof carrierOf = carrierOf,
): Promise<void> {
  const now = deps.now();
  const until = new Date(now.getTime() + claimMs);
  const [claimed] = await query<{ id: number }>(deps.knex, claimSql, [id, until, now]);
  if (!claimed) return;
  const row = await findShipment(deps.knex, id);
  if (!row || !isOwnCarrier(row.carrier)) return;
  if (!isCarrierThere(deps, row.carrier)) {
    await end(deps, row, 'failed', 'not_set_up');
    return;
  }
  if (row.exchanges && !doesExchanges(row.carrier)) {
    await end(deps, row, 'failed', 'no_exchange');
    return;
  }
  const carrier = carrierFor(deps, row.carrier);
  try {
    const shipped = await take(deps, row, carrier);
    if (shipped) await storeLabel(deps, row, carrier, shipped);
  } catch (error) {
    if (!(error instanceof CarrierTrouble)) throw error;
    deps.log.warn({ carrier: row.carrier, problem: error.message }, 'a carrier does not work');
    const wait = retryAfter(row.tries);
    const problem = wait === null ? 'gave_up' : 'unreachable';
    await end(deps, row, wait === null ? 'failed' : 'waiting', problem, error.isUndone);
    if (wait !== null) await enqueue(deps, announceJobName, id, wait);
  }
}

/** The parcel at its carrier, found or made; null where somebody has to see to it. */
async function take(
  deps: Dependencies,
  row: ShipmentRow,
  carrier: Carrier,
): Promise<Shipped | null> {
  const { knex } = deps;
  const { id, reference, carrierId, number, createdAt } = row;
  if (carrierId !== null) return { reference, carrierId, number };
  if (row.isUnanswered && !carrier.find) {
    await end(deps, row, 'in_doubt', 'unanswered');
    return null;
  }
  const found = row.isUnanswered ? await carrier.find?.(reference, createdAt) : null;
  if (found) return store(deps, id, found);
  const parcel = await parcelToSend(deps, row);
  if (!parcel) {
    await end(deps, row, 'failed', 'address');
    return null;
  }
  await query(knex, sentSql, [id]);
  const taken = await carrier.create(parcel);
  if (taken.outcome === 'taken') return store(deps, id, taken.shipped);
  await end(deps, row, 'failed', taken.refusal, true);
  return null;
}

async function store({ knex }: Dependencies, id: number, shipped: Shipped): Promise<Shipped> {
  await query(knex, takenSql, [id, shipped.carrierId, shipped.number]);
  return shipped;
}

async function storeLabel(
  deps: Dependencies,
  { id, wantedFormat }: ShipmentRow,
  carrier: Carrier,
  shipped: Shipped,
): Promise<void> {
  const format = carrier.formats.includes(wantedFormat) ? wantedFormat : 'pdf';
  const label = await carrier.label(shipped, format);
  const place = { table: 'shipments', column: 'label', rowId: id };
  const hidden = deps.cipher.encrypt(place, Buffer.from(label.contents).toString('base64'));
  const now = deps.now();
  const stored = [label.number, label.format, hidden, now, nextTracking('announced', now, now)];
  const [after] = await query<{ status: string }>(deps.knex, labelSql, [id, ...stored]);
  // Called off while the carrier was asked.
  if (after?.status === 'cancelling') await enqueue(deps, cancelJobName, id);
}

async function end(
  deps: Dependencies,
  { id }: ShipmentRow,
  status: string,
  problem: ShipmentProblem,
  isAnswered = false,
): Promise<void> {
  const [after] = await query<{ status: string }>(deps.knex, endSql, [
    id,
    status,
    problem,
    isAnswered,
  ]);
  if (after?.status === 'cancelling') await enqueue(deps, cancelJobName, id);
}

const enqueue = ({ knex, jobs }: Dependencies, name: string, id: number, ms = 0): Promise<void> =>
  knex.transaction((trx) => jobs.enqueue(trx, name, { id }, { ms }));

export const announceJob: JobDefinition = {
  name: announceJobName,
  run: ({ id }, deps) => announce(deps, Number(id)),
};

const waitingSql = `
  select id from shipments
  where status = 'waiting' and created_at < $1 and (claimed_until is null or claimed_until <= $2)`;

/** Shipments whose process died, or whose job was lost with it, go on within minutes. */
export const announceLeftJob: JobDefinition = {
  name: 'shipments-announce-left',
  schedule: '*/5 * * * *',
  run: async (_, deps) => {
    const now = deps.now();
    const before = new Date(now.getTime() - 5 * 60_000);
    for (const { id } of await query<{ id: number }>(deps.knex, waitingSql, [before, now])) {
      await announce(deps, id);
    }
  },
};
