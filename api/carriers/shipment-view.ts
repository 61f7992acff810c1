import type { Knex } from 'knex';
import type { z } from 'zod';
import { carrierNames, carriersOf, type ShipmentCarrier } from '#core/deliveries/carriers.ts';
import type { shipmentEndpoints } from '#core/contract/shipments.ts';
import type { Language } from '#core/market/market.ts';
import type { ShipmentProblem } from '#core/phrases/cs/tracking.ts';
import { isCarrierThere, isPlayed } from '../outside/carriers/carriers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import { trackingPhrases } from '../shipments/tracking-of-order.ts';
import { isOwnCarrier, shipmentColumns, type ShipmentRow } from './shipment-row.ts';

type View = z.output<(typeof shipmentEndpoints)['shipment-again']['reply']>['shipment'];

interface ShownRow extends ShipmentRow {
  readonly parcelNumber: string;
  readonly orderNumber: string;
  readonly labelFormat: View['labelFormat'];
}

const shownSql = `
  select ${shipmentColumns}, p.number as "parcelNumber", o.number as "orderNumber",
    s.label_format as "labelFormat"
  from shipments s join parcels p on p.id = s.parcel_id join orders o on o.id = s.order_id`;

const nameOf = (code: ShipmentCarrier, language: Language): string =>
  isOwnCarrier(code) ? carrierNames[code] : trackingPhrases[language].otherCarrier;

/** What is wrong with a shipment and what to do about it, in words; null where nothing is. */
export function problemWords(
  { carrier, problem, reference }: Pick<ShipmentRow, 'carrier' | 'problem' | 'reference'>,
  language: Language,
): string | null {
  if (problem === null) return null;
  const words = trackingPhrases[language].shipmentProblems[problem as ShipmentProblem]; // written from these keys alone
  return fillText(words, { carrier: nameOf(carrier, language), reference });
}

/** Shipments as the packing desk shows them, by one condition. */
async function shown(
  deps: Pick<Dependencies, 'environment' | 'market'>,
  db: Knex,
  where: string,
  values: readonly (number | string)[],
  language: Language,
): Promise<View[]> {
  const rows = await query<ShownRow>(db, `${shownSql} where ${where}`, [...values]);
  return rows.map((row) => viewOf(deps, row, language));
}

function viewOf(
  deps: Pick<Dependencies, 'environment' | 'market'>,
  row: ShownRow,
  language: Language,
): View {
  const { carrier: code, service, status } = row;
  // To a point of one carrier no other brings.
  const others =
    service === 'point'
      ? []
      : carriersOf(deps.market.code).filter(
          (other) => other !== code && isCarrierThere(deps, other),
        );
  return {
    id: row.id,
    parcelId: row.parcelId,
    parcelNumber: row.parcelNumber,
    orderNumber: row.orderNumber,
    carrier: nameOf(code, language),
    isSandbox: isOwnCarrier(code) && isPlayed(deps, code),
    status: status as View['status'], // held by the constraint
    problem: problemWords(row, language),
    number: row.number,
    labelFormat: row.labelFormat,
    others: others.map((other) => ({
      code: other,
      name: carrierNames[other],
      isSandbox: isPlayed(deps, other),
    })),
  };
}

type Shop = Pick<Dependencies, 'environment' | 'market'>;

export const shipmentOfParcel = async (
  deps: Shop,
  db: Knex,
  parcelId: number,
  language: Language,
) =>
  (
    await shown(
      deps,
      db,
      "s.parcel_id = $1 and s.status not in ('cancelling', 'cancelled')",
      [parcelId],
      language,
    )
  )[0] ?? null;

export async function shipmentView(
  deps: Shop,
  db: Knex,
  id: number,
  language: Language,
): Promise<View> {
  const [view] = await shown(deps, db, 's.id = $1', [id], language);
  if (!view) throw new Error('a shipment is gone while it is shown');
  return view;
}

/** What waits for somebody: refused, given up, in doubt, or not answered for minutes. */
export const openShipments = (deps: Shop, db: Knex, language: Language): Promise<View[]> =>
  shown(
    deps,
    db,
    `(s.status in ('failed', 'in_doubt') or (s.status = 'waiting' and s.problem is not null))
      and o.status not in ('cancelled', 'returned', 'delivered') order by s.id limit 100`,
    [],
    language,
  );
