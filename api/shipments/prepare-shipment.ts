import type { Knex } from 'knex';
import type { CarrierCode, CarrierService } from '#core/deliveries/carriers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';

export const announceJobName = 'shipment-announce';
export const cancelJobName = 'shipment-cancel';

export interface NewShipment {
  readonly parcelId: number;
  readonly now: Date;
  /** Another carrier than the delivery's own. */
  readonly carrier?: CarrierCode;
}

const factsSql = `
  select p.number, p.order_id as "orderId", m.carrier, m.kind,
    case when st.label_printer is null then 'pdf' else 'zpl' end as format,
    case when pm.kind = 'cash_on_delivery' and o.payment_status = 'waiting'
        and not exists (select from shipments s where s.order_id = o.id and s.cash > 0
          and s.parcel_id <> p.id and s.status not in ('cancelling', 'cancelled'))
      then o.due else 0 end as cash,
    exists (select from order_exchanges x where x.order_id = o.id and x.state = 'agreed')
      and not exists (select from shipments s where s.order_id = o.id and s.exchanges
        and s.parcel_id <> p.id and s.status not in ('cancelling', 'cancelled')) as exchanges,
    (select count(*)::int from shipments s where s.parcel_id = p.id) as before
  from parcels p join orders o on o.id = p.order_id
  join pack_desks d on d.id = p.desk_id
  left join stations st on st.id = d.station_id
  left join delivery_methods m on m.code = o.delivery_code
  left join payment_methods pm on pm.code = o.payment_code
  where p.id = $1`;

interface Facts {
  readonly number: string;
  readonly orderId: number;
  readonly carrier: CarrierCode | null;
  readonly kind: string | null;
  readonly format: 'pdf' | 'zpl';
  readonly cash: number;
  /** The old device is taken for one parcel of an order alone. */
  readonly exchanges: boolean;
  readonly before: number;
}

const insertSql = `
  insert into shipments (parcel_id, order_id, carrier, service, reference, wanted_format, cash,
    created_at, exchanges)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`;

/**
 * Has a parcel announced to its carrier once the caller's transaction is stored; null where its delivery uses none. What is
 * paid on delivery is collected with one parcel of an order alone. Its order's row is locked.
 */
export async function prepareShipment(
  trx: Knex,
  deps: Pick<Dependencies, 'jobs'>,
  { parcelId, now, carrier: other }: NewShipment,
): Promise<number | null> {
  const [facts] = await query<Facts>(trx, factsSql, [parcelId]);
  const carrier = other ?? facts?.carrier ?? null;
  if (!facts || carrier === null) return null;
  const { number, orderId, kind, format, cash, exchanges, before } = facts;
  const service: CarrierService = kind === 'pickup_place' ? 'point' : 'home';
  const reference = before === 0 ? number : `${number}-${String(before + 1)}`;
  const stored = [parcelId, orderId, carrier, service, reference, format, cash, now, exchanges];
  const [row] = await query<{ id: number }>(trx, insertSql, stored);
  if (!row) throw new Error('a shipment got no id');
  await deps.jobs.enqueue(trx, announceJobName, { id: row.id });
  return row.id;
}

const cancelSql = `
  update shipments set status = case when status = 'announced' or claimed_until is not null
      or is_unanswered or carrier_id is not null then 'cancelling' else 'cancelled' end,
    track_at = null
  where status not in ('cancelling', 'cancelled') and state = 'announced'
    and ($1::int is null or order_id = $1) and ($2::int is null or id = $2)
  returning id, status`;

/** Calls shipments off that their carriers have not fetched yet: those of an order, or one. */
export async function cancelShipments(
  trx: Knex,
  deps: Pick<Dependencies, 'jobs'>,
  { orderId = null, id = null }: { readonly orderId?: number | null; readonly id?: number | null },
): Promise<void> {
  if (orderId === null && id === null) throw new Error('nobody calls off every shipment');
  const rows = await query<{ id: number; status: string }>(trx, cancelSql, [orderId, id]);
  for (const row of rows.filter(({ status }) => status === 'cancelling')) {
    await deps.jobs.enqueue(trx, cancelJobName, { id: row.id });
  }
}
