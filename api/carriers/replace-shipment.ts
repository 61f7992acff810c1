import type { Knex } from 'knex';
import type { CarrierCode } from '#core/deliveries/carriers.ts';
import type { Language } from '#core/market/market.ts';
import { CarrierTrouble } from '../outside/carriers/carrier.ts';
import { carrierOf } from '../outside/carriers/carriers.ts';
import { findOrder } from '../orders/lock-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { cancelShipments, prepareShipment } from '../shipments/prepare-shipment.ts';
import { findShipment, isOwnCarrier, parcelToSend, type ShipmentRow } from './shipment-row.ts';
import { problemWords, shipmentView } from './shipment-view.ts';

/**
 * What another carrier would say of a parcel, before anything is called off for it; null where it would take it. One that is
 * not there now is not waited for: the parcel is announced in the background, and said so there.
 */
export async function refusedBy(
  deps: Dependencies,
  id: number,
  other: CarrierCode,
  language: Language,
): Promise<string | null> {
  const row = await findShipment(deps.knex, id);
  if (!row) throw new Refusal(404, 'not_found');
  const parcel = await parcelToSend(deps, row);
  if (!parcel) return problemWords({ ...row, carrier: other, problem: 'address' }, language);
  try {
    const problem = await carrierOf(deps, other).offer(parcel);
    return problem === null ? null : problemWords({ ...row, carrier: other, problem }, language);
  } catch (error) {
    if (!(error instanceof CarrierTrouble)) throw error;
    deps.log.warn({ carrier: other, problem: error.message }, 'a carrier does not say if it would');
    return null;
  }
}

/** Calls a shipment off and makes one of a carrier for the same parcel; answers the new one. */
export async function giveTo(
  trx: Knex,
  deps: Dependencies,
  { id, parcelId }: Pick<ShipmentRow, 'id' | 'parcelId'>,
  carrier: CarrierCode,
  now: Date,
): Promise<number> {
  await cancelShipments(trx, deps, { id });
  const fresh = await prepareShipment(trx, deps, { parcelId, carrier, now });
  if (fresh === null) throw new Error('a parcel without an order');
  return fresh;
}

const onManifestSql = 'select 1 from manifest_parcels where parcel_id = $1';

/** A parcel with a label that is still in the house and on no manifest; its order is locked first. */
async function lockLabelled(trx: Knex, id: number): Promise<ShipmentRow> {
  const seen = await findShipment(trx, id);
  if (!seen) throw new Refusal(404, 'not_found');
  const order = await findOrder(trx, { id: seen.orderId }, true);
  const row = await findShipment(trx, id, true);
  const isHere = row?.status === 'announced' && row.state === 'announced';
  if (!isHere || !['picking', 'packed'].includes(order.status)) {
    throw new Refusal(409, 'shipment_settled');
  }
  const scanned = await query(trx, onManifestSql, [row.parcelId]);
  if (scanned.length > 0) throw new Refusal(409, 'shipment_on_manifest');
  return row;
}

/** Another label: the first one was for the wrong carrier, weight or place, or its van does not come. */
export const replaceRoute = (deps: Dependencies): BoundRoute =>
  bind('shipment-replace', async ({ params: { id }, body }, { language, now }) => {
    const other = body.carrier ?? null;
    const refused = other === null ? null : await refusedBy(deps, id, other, language);
    const shipment = await deps.knex.transaction(async (trx) => {
      const row = await lockLabelled(trx, id);
      if (refused !== null) return shipmentView(deps, trx, id, language);
      const to = other ?? row.carrier;
      const isOther = to !== row.carrier;
      // To a point of one carrier no other brings, and nobody makes labels of whoever was written by hand.
      if (!isOwnCarrier(to) || (isOther && row.service === 'point')) {
        throw new Refusal(409, 'shipment_settled');
      }
      return shipmentView(deps, trx, await giveTo(trx, deps, row, to, now), language);
    });
    return { shipment, refused };
  });
