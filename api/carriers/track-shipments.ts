import { CarrierTrouble } from '../outside/carriers/carrier.ts';
import { carrierOf, isCarrierThere } from '../outside/carriers/carriers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { applyTracking } from './apply-tracking.ts';
import { isOwnCarrier, shipmentColumns, type ShipmentRow } from './shipment-row.ts';

/** In one run; the next one goes on ten minutes later. */
const mostAtOnce = 300;
const dueSql = `
  select ${shipmentColumns} from shipments s
  where s.track_at <= $1 and s.status = 'announced' order by s.track_at limit ${String(mostAtOnce)}`;
const laterSql = 'update shipments set track_at = $2 where id = $1';
const hourMs = 3_600_000;

/** Asks carriers of the parcels whose time has come; one in trouble keeps the others waiting for nothing. */
async function trackShipments(deps: Dependencies): Promise<void> {
  const now = deps.now();
  const inTrouble = new Set<string>();
  for (const row of await query<ShipmentRow>(deps.knex, dueSql, [now])) {
    const { id, carrier, carrierId, number, reference } = row;
    if (!isOwnCarrier(carrier) || carrierId === null || !isCarrierThere(deps, carrier)) continue;
    if (!inTrouble.has(carrier)) {
      try {
        const events = await carrierOf(deps, carrier).track({ reference, carrierId, number });
        await deps.knex.transaction((trx) => applyTracking(trx, deps, id, events));
        continue;
      } catch (error) {
        if (!(error instanceof CarrierTrouble)) throw error;
        deps.log.warn(
          { carrier, problem: error.message },
          'a carrier does not say where parcels are',
        );
        inTrouble.add(carrier);
      }
    }
    await query(deps.knex, laterSql, [id, new Date(now.getTime() + hourMs)]);
  }
}

export const trackShipmentsJob: JobDefinition = {
  name: 'shipments-track',
  schedule: '*/10 * * * *',
  run: (_, deps) => trackShipments(deps),
};
