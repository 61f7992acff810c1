import type { Knex } from 'knex';
import { carrierNames, type CarrierCode } from '#core/deliveries/carriers.ts';
import { carrierOf } from '../outside/carriers/carriers.ts';
import { addTask } from '../picks/add-task.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import { cancelJobName } from '../shipments/prepare-shipment.ts';
import { trackingPhrases } from '../shipments/tracking-of-order.ts';
import { findShipment, isOwnCarrier, type ShipmentRow } from './shipment-row.ts';

const doneSql = `
  update shipments set status = 'cancelled', problem = $2, label = null, label_format = null,
    is_unanswered = false, claimed_until = null
  where id = $1 and status = 'cancelling' returning id`;

/** Tells the carrier that a parcel does not come; tried again by the queue where the carrier is not there. */
async function cancelAtCarrier(deps: Dependencies, id: number): Promise<void> {
  const row = await findShipment(deps.knex, id);
  if (row?.status !== 'cancelling') return;
  const { carrier: code, reference, carrierId, number } = row;
  if (!isOwnCarrier(code)) {
    await query(deps.knex, doneSql, [id, null]);
    return;
  }
  const carrier = carrierOf(deps, code);
  const known =
    carrierId === null
      ? row.isUnanswered
        ? await carrier.find?.(reference, row.createdAt)
        : null
      : { reference, carrierId, number };
  const outcome = known ? await carrier.cancel(known) : 'cancelled';
  await deps.knex.transaction(async (trx) => {
    const isLate = outcome === 'too_late';
    const done = await query(trx, doneSql, [id, isLate ? 'too_late' : null]);
    if (isLate && done.length > 0) await askPeople(trx, deps, row, code);
  });
}

const parcelSql = `
  select number, place_id as "placeId", location_id as "locationId" from parcels where id = $1`;

/** What its carrier still expects and nobody gives to it is for people: the label must not leave on another parcel. */
async function askPeople(
  trx: Knex,
  { market, now }: Dependencies,
  { orderId, parcelId }: ShipmentRow,
  carrier: CarrierCode,
): Promise<void> {
  const [parcel] = await query<{ number: string; placeId: number; locationId: number }>(
    trx,
    parcelSql,
    [parcelId],
  );
  if (!parcel) return;
  const { locationId, number, placeId } = parcel;
  const words = trackingPhrases[market.language].trackingTasks.too_late;
  const note = fillText(words, { number, carrier: carrierNames[carrier] });
  const about = { orderId, locationId, placeId };
  await addTask(trx, { kind: 'other', ...about, createdBy: null, now: now(), note });
}

export const cancelShipmentJob: JobDefinition = {
  name: cancelJobName,
  run: ({ id }, deps) => cancelAtCarrier(deps, Number(id)),
};
