import type { Knex } from 'knex';
import type { CarrierCode } from '#core/deliveries/carriers.ts';
import { findOrder } from '../orders/lock-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import {
  announceJobName,
  cancelShipments,
  prepareShipment,
} from '../shipments/prepare-shipment.ts';
import { sendToPrinter } from '../warehouse/send-to-printer.ts';
import { findShipment, type ShipmentRow } from './shipment-row.ts';
import { openShipments, shipmentOfParcel, shipmentView } from './shipment-view.ts';

/** Parcels at their carriers, as those who pack see to them. */
export const shipmentRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('shipment-of-parcel', async ({ params: { id } }, { language }) => ({
    shipment: await shipmentOfParcel(deps, deps.knex, id, language),
  })),
  bind('shipments-open', async (_, { language }) => ({
    shipments: await openShipments(deps, deps.knex, language),
  })),
  againRoute(deps),
  byHandRoute(deps),
  bind('shipment-label', async ({ params: { id } }, context) => {
    const { reference, format, contents } = await labelOf(deps, id, staffOf(context));
    return { name: `${reference}.${format}`, format, contents };
  }),
  printRoute(deps),
];

/** A shipment that somebody may see to, with its order locked first. */
async function lockOpen(trx: Knex, id: number): Promise<ShipmentRow> {
  const seen = await findShipment(trx, id);
  if (!seen) throw new Refusal(404, 'not_found');
  const order = await findOrder(trx, { id: seen.orderId }, true);
  const row = await findShipment(trx, id, true);
  const isOpen = row && ['waiting', 'failed', 'in_doubt'].includes(row.status);
  if (!isOpen || !['picking', 'packed'].includes(order.status)) {
    throw new Refusal(409, 'shipment_settled');
  }
  return row;
}

const waitSql = `
  update shipments set status = 'waiting', problem = null, tries = 0, is_unanswered = $2
  where id = $1 and (claimed_until is null or claimed_until < $3) returning id`;

const againRoute = (deps: Dependencies): BoundRoute =>
  bind('shipment-again', ({ params: { id }, body }, { language, now }) =>
    deps.knex.transaction(async (trx) => {
      const row = await lockOpen(trx, id);
      const other = body.carrier ?? null;
      if (other !== null && other !== row.carrier) {
        if (row.service === 'point') throw new Refusal(409, 'shipment_settled');
        const fresh = await giveToOther(trx, deps, row, other, now);
        return { shipment: await shipmentView(deps, trx, fresh, language) };
      }
      // Whoever says so of one in doubt has looked: it is not there.
      const isUnanswered = row.status !== 'in_doubt' && row.isUnanswered;
      const [mine] = await query(trx, waitSql, [id, isUnanswered, now]);
      if (mine) await deps.jobs.enqueue(trx, announceJobName, { id });
      return { shipment: await shipmentView(deps, trx, id, language) };
    }),
  );

async function giveToOther(
  trx: Knex,
  deps: Dependencies,
  { id, parcelId }: ShipmentRow,
  carrier: CarrierCode,
  now: Date,
): Promise<number> {
  await cancelShipments(trx, deps, { id });
  const fresh = await prepareShipment(trx, deps, { parcelId, carrier, now });
  if (fresh === null) throw new Error('a parcel without an order');
  return fresh;
}

const byHandSql = `
  update shipments set status = 'announced', carrier = $2, number = $3, carrier_id = $4,
    problem = null, is_unanswered = false, claimed_until = null, announced_at = $5, state_at = $5,
    track_at = $6
  where id = $1`;

/** What the carrier calls a parcel itself, by the number on its label. */
const idByNumber = (number: string): string => number.replace(/^Z(?=\d+$)/i, '');

const byHandRoute = (deps: Dependencies): BoundRoute =>
  bind('shipment-by-hand', ({ params: { id }, body: { number, isOwn } }, { language, now }) =>
    deps.knex.transaction(async (trx) => {
      const row = await lockOpen(trx, id);
      const carrier = isOwn ? row.carrier : 'other';
      const carrierId = isOwn ? idByNumber(number) : null;
      const track = isOwn ? new Date(now.getTime() + 3_600_000) : null;
      await query(trx, byHandSql, [id, carrier, number.toUpperCase(), carrierId, now, track]);
      return { shipment: await shipmentView(deps, trx, id, language) };
    }),
  );

const labelSql = `
  select s.reference, s.label, s.label_format as format, p.packed_by as "packedBy"
  from shipments s join parcels p on p.id = s.parcel_id where s.id = $1`;

/** The label in the clear, base64: it says who lives where, so it is for whoever packed the parcel, and for supervisors. */
async function labelOf({ knex, cipher }: Dependencies, id: number, staff: SignedInUser) {
  const [row] = await query<{
    reference: string;
    label: Buffer | null;
    format: 'pdf' | 'zpl' | null;
    packedBy: number;
  }>(knex, labelSql, [id]);
  if (!row || row.label === null || row.format === null) throw new Refusal(404, 'labels_none');
  const isTheirs = row.packedBy === staff.id || staff.permissions.includes('warehouse.manage');
  if (!isTheirs) throw new Refusal(403, 'label_of_other_packer');
  const place = { table: 'shipments', column: 'label', rowId: id };
  const contents = cipher.decrypt(place, row.label);
  return { reference: row.reference, format: row.format, contents };
}

const printerSql = 'select label_printer as printer from stations where id = $1';

const printRoute = (deps: Dependencies): BoundRoute =>
  bind('shipment-print', async ({ params: { id }, body: { stationId } }, context) => {
    const [station] = await query<{ printer: string | null }>(deps.knex, printerSql, [stationId]);
    if (!station) throw new Refusal(404, 'not_found');
    if (station.printer === null) throw new Refusal(409, 'station_without_printer');
    const { contents, format } = await labelOf(deps, id, staffOf(context));
    if (format !== 'zpl') throw new Refusal(409, 'label_only_file');
    const text = Buffer.from(contents, 'base64').toString('utf8');
    if (!(await sendToPrinter(station.printer, text)))
      throw new Refusal(409, 'printer_unreachable');
    return undefined;
  });
