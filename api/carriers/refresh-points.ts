import type { Knex } from 'knex';
import type { CarrierCode } from '#core/deliveries/carriers.ts';
import { foldText } from '#core/shared/text.ts';
import { CarrierTrouble, type CarrierPoint } from '../outside/carriers/carrier.ts';
import { carrierOf, isCarrierThere, isPlayed } from '../outside/carriers/carriers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { refreshPointsJobName } from '../shipments/point-list.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';

interface PointDelivery {
  readonly code: string;
  readonly carrier: CarrierCode;
  readonly takesCash: boolean;
  readonly places: number;
}

const deliveriesSql = `
  select m.code, m.carrier, m.takes_cash as "takesCash",
    (select count(*)::int from delivery_places p where p.delivery_code = m.code) as places
  from delivery_methods m
  where m.kind = 'pickup_place' and m.carrier is not null order by m.position, m.code`;

// Ids of places stay the same, as carts and orders know them.
const storeSql = `
  insert into delivery_places (delivery_code, code, name, street, city, postcode, opening_cs,
    opening_ro, search_text, is_available, is_congested)
  select $1, x.code, x.name, x.street, x.city, x.postcode, x.opening, x.opening, x.search, x.open,
    x.congested
  from jsonb_to_recordset($2::jsonb) as x(code text, name text, street text, city text,
    postcode text, opening text, search text, open boolean, congested boolean)
  on conflict (delivery_code, code) do update set name = excluded.name, street = excluded.street,
    city = excluded.city, postcode = excluded.postcode, opening_cs = excluded.opening_cs,
    opening_ro = excluded.opening_ro, search_text = excluded.search_text,
    is_available = excluded.is_available, is_congested = excluded.is_congested`;
const goneSql = `
  update delivery_places set is_available = false
  where delivery_code = $1 and is_available and not code = any($2::text[])`;

const mostInStatement = 2_000;

/** Points of carriers as checkouts offer them; what a carrier closed for good cannot be chosen any more. */
async function refreshPoints(deps: Dependencies): Promise<void> {
  const deliveries = await query<PointDelivery>(deps.knex, deliveriesSql, []);
  for (const carrier of new Set(deliveries.map((one) => one.carrier))) {
    const own = deliveries.filter((one) => one.carrier === carrier);
    // Of a played carrier there is nothing new, and what the demonstration shop has stays.
    const wanting = isPlayed(deps, carrier) ? own.filter(({ places }) => places === 0) : own;
    if (wanting.length === 0 || !isCarrierThere(deps, carrier)) continue;
    try {
      const points = (await carrierOf(deps, carrier).points?.()) ?? [];
      for (const delivery of wanting) {
        const fitting = points.filter(({ isBox }) => fits(delivery, own, isBox));
        await deps.knex.transaction((trx) => store(trx, delivery.code, fitting));
      }
    } catch (error) {
      if (!(error instanceof CarrierTrouble)) throw error;
      deps.log.warn(
        { carrier, problem: error.message },
        'a carrier does not say where its points are',
      );
    }
  }
}

/**
 * Where a point belongs: nobody pays cash at a box, so a delivery with cash has counters alone; one without has the boxes,
 * and the counters too where no other delivery of the carrier has them.
 */
const fits = (delivery: PointDelivery, all: readonly PointDelivery[], isBox: boolean): boolean =>
  isBox ? !delivery.takesCash : delivery.takesCash || all.every((one) => !one.takesCash);

async function store(trx: Knex, delivery: string, points: readonly CarrierPoint[]): Promise<void> {
  // An empty list is a carrier's mistake, and no reason to close everything.
  if (points.length === 0) return;
  const rows = points.map(({ isOpen: open, isCongested: congested, isBox: _, ...point }) => ({
    ...point,
    open,
    congested,
    search: foldText(`${point.name} ${point.street} ${point.city} ${point.postcode}`),
  }));
  for (let from = 0; from < rows.length; from += mostInStatement) {
    const part = JSON.stringify(rows.slice(from, from + mostInStatement));
    await query(trx, storeSql, [delivery, part]);
  }
  await query(trx, goneSql, [delivery, points.map(({ code }) => code)]);
}

export const refreshPointsJob: JobDefinition = {
  name: refreshPointsJobName,
  schedule: '20 3 * * *',
  run: (_, deps) => refreshPoints(deps),
};
