import type { Knex } from 'knex';
import type { z } from 'zod';
import type { handOverEndpoints, handOverView } from '#core/contract/hand-over.ts';
import { carrierNames, type ShipmentCarrier } from '#core/deliveries/carriers.ts';
import type { Language } from '#core/market/market.ts';
import { isPlayed } from '../../outside/carriers/carriers.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { placeNames } from '../../stock/place-names.ts';
import { trackingPhrases } from '../../shipments/tracking-of-order.ts';
import { isOwnCarrier } from '../shipment-row.ts';

type View = z.output<typeof handOverView>;
type List = z.output<(typeof handOverEndpoints)['hand-over-list']['reply']>;
type Parcel = View['scanned'][number];

const carrierNameOf = (carrier: ShipmentCarrier, language: Language): string =>
  isOwnCarrier(carrier) ? carrierNames[carrier] : trackingPhrases[language].otherCarrier;

const parcelColumns = `p.id, p.number, o.number as "orderNumber", s.number as label,
  s.status = 'announced' as "isAnnounced",
  array(select b.number from parcels b left join manifest_parcels d on d.parcel_id = b.id
    where b.order_id = p.order_id and b.id <> p.id and d.parcel_id is null order by b.id) as together`;

// What is announced to nobody yet is shown too: it is packed, and its van comes.
const missingSql = `
  select ${parcelColumns} from shipments s
  join parcels p on p.id = s.parcel_id join orders o on o.id = p.order_id
  where s.carrier = $1 and p.place_id = $2 and s.state = 'announced'
    and s.status not in ('cancelling', 'cancelled') and o.status in ('picking', 'packed')
    and not exists (select from manifest_parcels c where c.parcel_id = p.id)
  order by p.packed_at, p.id limit 500`;

/** Parcels that are packed for a carrier and on no manifest. */
export const missingParcels = (
  db: Knex,
  carrier: string,
  placeId: number,
): Promise<(Parcel & { readonly id: number })[]> =>
  query<Parcel>(db, missingSql, [carrier, placeId]);

const scannedSql = `
  select ${parcelColumns}, o.status = 'cancelled' as "isCancelled", true as "isScanned"
  from manifest_parcels c join manifests m on m.id = c.manifest_id and m.status = 'open'
  join parcels p on p.id = c.parcel_id join orders o on o.id = p.order_id
  join shipments s on s.id = c.shipment_id
  where m.carrier = $1 and m.place_id = $2 order by c.scanned_at desc, p.id desc`;
// Nobody has put back yet what lies in them: they may stand among the others.
const cancelledSql = `
  select ${parcelColumns}, false as "isScanned"
  from warehouse_tasks t join parcels p on p.location_id = t.location_id
  join orders o on o.id = p.order_id and o.status = 'cancelled'
  join shipments s on s.parcel_id = p.id and s.carrier = $1
  where t.kind = 'put_back' and t.status = 'open' and p.place_id = $2
    and not exists (select from manifest_parcels c where c.parcel_id = p.id)
  order by p.id limit 200`;
const openSql = `
  select id from manifests where carrier = $1 and place_id = $2 and status = 'open'`;

/** What one carrier fetches at a place: missing, scanned, and cancelled meanwhile. */
export async function openHandOver(
  deps: Dependencies,
  asked: { readonly carrier: ShipmentCarrier; readonly placeId: number },
  language: Language,
): Promise<View> {
  const { carrier, placeId } = asked;
  const { knex } = deps;
  const whose = [carrier, placeId];
  const [open] = await query<{ id: number }>(knex, openSql, whose);
  const on = await query<Parcel & { isCancelled: boolean; isScanned: boolean }>(
    knex,
    scannedSql,
    whose,
  );
  const besides = await query<Parcel & { isScanned: boolean }>(knex, cancelledSql, whose);
  return {
    carrier,
    carrierName: carrierNameOf(carrier, language),
    isSandbox: isOwnCarrier(carrier) && isPlayed(deps, carrier),
    placeId,
    manifestId: open?.id ?? null,
    missing: await missingParcels(knex, carrier, placeId),
    scanned: on.filter(({ isCancelled }) => !isCancelled),
    cancelled: [...on.filter(({ isCancelled }) => isCancelled), ...besides],
  };
}

// What lies on an open manifest is shown until it is closed, though its driver scanned it or its order was cancelled.
const carriersSql = `
  with seen as (
    select m.carrier, m.place_id, true as is_scanned
    from manifests m join manifest_parcels c on c.manifest_id = m.id where m.status = 'open'
    union all
    select s.carrier, p.place_id, false
    from orders o join shipments s on s.order_id = o.id join parcels p on p.id = s.parcel_id
    where o.status in ('picking', 'packed') and s.state = 'announced'
      and s.status not in ('cancelling', 'cancelled')
      and not exists (select from manifest_parcels c where c.parcel_id = p.id)
  )
  select e.carrier, e.place_id as "placeId", l.name as "placeName",
    count(*) filter (where not e.is_scanned)::int as waiting,
    count(*) filter (where e.is_scanned)::int as scanned
  from seen e join (${placeNames}) l on l.id = e.place_id
  group by e.carrier, e.place_id, l.name order by e.place_id, e.carrier`;

interface CarrierRow {
  readonly carrier: ShipmentCarrier;
  readonly placeId: number;
  readonly placeName: string;
  readonly waiting: number;
  readonly scanned: number;
}

const manifestsSql = (where: string): string => `
  select m.id, m.number, m.carrier, m.status, m.left_at as "leftAt", u.name as "leftBy",
    m.reference, m.problem,
    (select count(*)::int from manifest_parcels c where c.manifest_id = m.id) as parcels,
    coalesce((select copies from paper_prints where kind = 'manifest' and subject_id = m.id), 0)
      as copies
  from manifests m left join users u on u.id = m.left_by
  where ${where} order by m.status = 'closed', m.left_at desc, m.id desc limit 50`;

interface ManifestRow {
  readonly id: number;
  readonly number: string;
  readonly carrier: ShipmentCarrier;
  readonly status: 'open' | 'closing' | 'closed';
  readonly leftAt: Date | null;
  readonly leftBy: string | null;
  readonly reference: string | null;
  readonly problem: List['manifests'][number]['problem'];
  readonly parcels: number;
  readonly copies: number;
}

const viewOf = (row: ManifestRow, language: Language): List['manifests'][number] => ({
  ...row,
  carrierName: carrierNameOf(row.carrier, language),
  leftAt: row.leftAt?.toISOString() ?? null,
});

export async function manifestView(db: Knex, id: number, language: Language) {
  const [row] = await query<ManifestRow>(db, manifestsSql('m.id = $1'), [id]);
  return row ? viewOf(row, language) : null;
}

/** Carriers that something waits for, and the manifests that left. */
export async function listHandOver(db: Knex, language: Language): Promise<List> {
  const carriers = await query<CarrierRow>(db, carriersSql, []);
  const manifests = await query<ManifestRow>(db, manifestsSql("m.status <> 'open'"), []);
  return {
    carriers: carriers.map((row) => ({
      ...row,
      carrierName: carrierNameOf(row.carrier, language),
    })),
    manifests: manifests.map((row) => viewOf(row, language)),
  };
}
