import { carrierNames, type CarrierCode } from '#core/deliveries/carriers.ts';
import type { CarrierManifest } from '../outside/carriers/carrier.ts';
import { carrierOf } from '../outside/carriers/carriers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { Refusal } from '../platform/http/refusal.ts';

interface Announced {
  readonly parcelId: number;
  readonly reference: string;
  readonly carrierId: string;
  readonly number: string;
}

const announcedSql = `
  select parcel_id as "parcelId", reference, carrier_id as "carrierId", number from shipments
  where carrier = $1 and parcel_id = any($2::int[]) and status = 'announced'
    and carrier_id is not null
  order by parcel_id`;

/**
 * Tells a carrier that these parcels are handed over together; refuses with 409 where one of them is not announced to it.
 * The call leaves the house: no transaction should wait for it.
 */
export async function closeManifest(
  deps: Dependencies,
  carrier: CarrierCode,
  parcelIds: readonly number[],
): Promise<CarrierManifest & { readonly carrier: string; readonly numbers: readonly string[] }> {
  const rows = await query<Announced>(deps.knex, announcedSql, [carrier, parcelIds]);
  const missing = parcelIds.filter((id) => rows.every(({ parcelId }) => parcelId !== id));
  if (missing.length > 0 || rows.length === 0) throw new Refusal(409, 'conflict');
  const { reference } = await carrierOf(deps, carrier).manifest(rows);
  return { carrier: carrierNames[carrier], numbers: rows.map(({ number }) => number), reference };
}
