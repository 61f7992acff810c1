import type { Knex } from 'knex';
import type { ShipmentCarrier } from '#core/deliveries/carriers.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import { readLabel } from '#core/warehouse/label-code.ts';
import type { ParcelAtDoor } from '#core/warehouse/scan-at-hand-over.ts';
import { placeNames } from '../../stock/place-names.ts';
import { query } from '../../platform/database/query.ts';

/** A parcel with what its hand-over asks for. */
export interface DoorRow {
  readonly id: number;
  readonly number: string;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly placeId: number;
  readonly placeName: string;
  readonly status: OrderStatus;
  readonly shipmentId: number | null;
  readonly carrier: ShipmentCarrier | null;
  readonly isAnnounced: boolean;
  readonly manifestId: number | null;
  readonly manifestStatus: 'open' | 'closing' | 'closed' | null;
}

const namedSql = `
  select p.id from parcels p where p.number = $1
  union
  select s.parcel_id from shipments s
  where upper(s.number) = any ($2::text[]) and s.status in ('announced', 'cancelling', 'cancelled')
  limit 1`;

/** The parcel of a label: the house's own, or the carrier's number as its label says it. */
export async function findParcel(db: Knex, text: string): Promise<number | undefined> {
  const code = text.trim().toUpperCase();
  const own = readLabel(code);
  // Packeta prints its number with and without the Z before it.
  const numbers = /^\d{10}$/.test(code) ? [code, `Z${code}`] : [code];
  const named = own?.kind === 'parcel' ? [own.code, []] : ['', numbers];
  return (await query<{ id: number }>(db, namedSql, named))[0]?.id;
}

const rowSql = `
  select p.id, p.number, p.order_id as "orderId", o.number as "orderNumber",
    g.place_id as "placeId", w.name as "placeName", o.status, s.id as "shipmentId", s.carrier,
    coalesce(s.status = 'announced', false) as "isAnnounced", c.manifest_id as "manifestId",
    m.status as "manifestStatus"
  from parcels p join orders o on o.id = p.order_id
  join stock_locations g on g.id = p.location_id join (${placeNames}) w on w.id = g.place_id
  left join shipments s on s.parcel_id = p.id and s.status not in ('cancelling', 'cancelled')
  left join manifest_parcels c on c.parcel_id = p.id
  left join manifests m on m.id = c.manifest_id
  where p.id = $1`;

export async function readParcel(db: Knex, id: number): Promise<DoorRow> {
  const [row] = await query<DoorRow>(db, rowSql, [id]);
  if (!row) throw new Error('a parcel is gone');
  return row;
}

/** `placeId` is where the van is loaded; null where nobody said it. */
export const atDoor = (row: DoorRow, placeId: number | null): ParcelAtDoor => ({
  id: row.id,
  carrier: row.carrier,
  isAnnounced: row.isAnnounced,
  isHere: placeId === null || row.placeId === placeId,
  order:
    row.status === 'cancelled'
      ? 'cancelled'
      : row.status === 'picking' || row.status === 'packed'
        ? 'here'
        : 'left',
  manifest: row.manifestStatus === null ? 'none' : row.manifestStatus === 'open' ? 'open' : 'left',
});
