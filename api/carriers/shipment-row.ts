import type { Knex } from 'knex';
import type { CarrierCode, CarrierService, ShipmentCarrier } from '#core/deliveries/carriers.ts';
import type { ParcelToSend } from '#core/carriers/parcel-to-send.ts';
import type { TrackingState } from '#core/carriers/tracking.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';

export interface ShipmentRow {
  readonly id: number;
  readonly parcelId: number;
  readonly orderId: number;
  readonly carrier: ShipmentCarrier;
  readonly service: CarrierService;
  readonly reference: string;
  readonly status: string;
  readonly state: TrackingState;
  readonly carrierId: string | null;
  readonly number: string | null;
  readonly wantedFormat: 'pdf' | 'zpl';
  readonly problem: string | null;
  readonly tries: number;
  readonly isUnanswered: boolean;
  readonly cash: number;
  /** Its driver takes the old device for it. */
  readonly exchanges: boolean;
  readonly createdAt: Date;
  readonly announcedAt: Date | null;
}

/** Columns of a shipment `s` as code reads them; the label, which is large, is read where it is printed. */
export const shipmentColumns = `s.id, s.parcel_id as "parcelId", s.order_id as "orderId", s.carrier,
  s.service, s.reference, s.status, s.state, s.carrier_id as "carrierId", s.number,
  s.wanted_format as "wantedFormat", s.problem, s.tries, s.is_unanswered as "isUnanswered", s.cash, s.exchanges,
  s.created_at as "createdAt", s.announced_at as "announcedAt"`;

/** A shipment by its id; undefined where there is none. */
export async function findShipment(
  db: Knex,
  id: number,
  locked = false,
): Promise<ShipmentRow | undefined> {
  const sql = `select ${shipmentColumns} from shipments s where s.id = $1${locked ? ' for update' : ''}`;
  return (await query<ShipmentRow>(db, sql, [id]))[0];
}

const parcelSql = `
  select o.number as "orderNumber", o.e_mail as "eMail", o.total, p.weight_grams as "weightGrams",
    coalesce(o.delivery_address, o.billing_address) as address, o.billing_address as billing,
    o.place->>'code' as point, b.width_mm as width, b.height_mm as height, b.depth_mm as depth
  from parcels p join orders o on o.id = p.order_id
  left join parcel_boxes b on b.id = p.box_id
  where p.id = $1`;

type Address = Readonly<Record<string, string | undefined>>;

interface Facts {
  readonly orderNumber: string;
  readonly eMail: string | null;
  readonly total: number;
  readonly weightGrams: number;
  readonly address: Address | null;
  readonly billing: Address | null;
  readonly point: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly depth: number | null;
}

/** A parcel as its carrier is told of it; null where its customer was wiped. */
export async function parcelToSend(
  { knex, market }: Pick<Dependencies, 'knex' | 'market'>,
  { parcelId, reference, service, cash, exchanges }: ShipmentRow,
): Promise<ParcelToSend | null> {
  const [facts] = await query<Facts>(knex, parcelSql, [parcelId]);
  if (!facts?.address || facts.eMail === null) return null;
  const { address: to, billing, width, height, depth } = facts;
  const of = (name: string) => to[name] ?? billing?.[name] ?? '';
  return {
    reference,
    orderNumber: facts.orderNumber,
    service,
    point: service === 'point' ? facts.point : null,
    firstName: of('firstName'),
    lastName: of('lastName'),
    company: to['company'] ?? '',
    eMail: facts.eMail,
    phone: of('phoneNumber'),
    street: of('street'),
    city: of('city'),
    district: of('district'),
    postcode: of('postcode'),
    country: to['country'] ?? market.defaultCountry,
    weightGrams: facts.weightGrams,
    measures: width === null || height === null || depth === null ? null : [width, height, depth],
    cash,
    value: facts.total,
    exchanges,
    currency: market.currency,
  };
}

export const isOwnCarrier = (carrier: ShipmentCarrier): carrier is CarrierCode =>
  carrier !== 'other';
