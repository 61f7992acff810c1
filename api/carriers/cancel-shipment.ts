import { carrierOf } from '../outside/carriers/carriers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { cancelJobName } from '../shipments/prepare-shipment.ts';
import { findShipment, isOwnCarrier } from './shipment-row.ts';

const doneSql = `
  update shipments set status = 'cancelled', problem = $2, label = null, label_format = null,
    is_unanswered = false, claimed_until = null
  where id = $1 and status = 'cancelling'`;

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
  await query(deps.knex, doneSql, [id, outcome === 'too_late' ? 'too_late' : null]);
}

export const cancelShipmentJob: JobDefinition = {
  name: cancelJobName,
  run: ({ id }, deps) => cancelAtCarrier(deps, Number(id)),
};
