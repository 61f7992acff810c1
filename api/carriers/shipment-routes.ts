import type { Knex } from 'knex';
import { findOrder } from '../orders/lock-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { announceJobName } from '../shipments/prepare-shipment.ts';
import { labelContents } from './papers/paper-contents.ts';
import { findShipment, type ShipmentRow } from './shipment-row.ts';
import { giveTo, refusedBy, replaceRoute } from './replace-shipment.ts';
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
  replaceRoute(deps),
  byHandRoute(deps),
  bind('shipment-label', async ({ params: { id } }, context) => {
    const { name, format, bytes } = await labelContents(deps, id, staffOf(context));
    return { name, format, contents: Buffer.from(bytes).toString('base64') };
  }),
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
  bind('shipment-again', async ({ params: { id }, body }, { language, now }) => {
    const other = body.carrier ?? null;
    const refused = other === null ? null : await refusedBy(deps, id, other, language);
    const shown = await deps.knex.transaction(async (trx) => {
      const row = await lockOpen(trx, id);
      if (refused !== null) return shipmentView(deps, trx, id, language);
      if (other !== null && other !== row.carrier) {
        if (row.service === 'point') throw new Refusal(409, 'shipment_settled');
        return shipmentView(deps, trx, await giveTo(trx, deps, row, other, now), language);
      }
      // Whoever says so of one in doubt has looked: it is not there.
      const isUnanswered = row.status !== 'in_doubt' && row.isUnanswered;
      const [mine] = await query(trx, waitSql, [id, isUnanswered, now]);
      if (mine) await deps.jobs.enqueue(trx, announceJobName, { id });
      return shipmentView(deps, trx, id, language);
    });
    return { shipment: shown, refused };
  });

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
