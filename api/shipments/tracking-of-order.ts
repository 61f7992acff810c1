import type { Knex } from 'knex';
import type { z } from 'zod';
import { carrierNames, trackingUrl, type ShipmentCarrier } from '#core/deliveries/carriers.ts';
import type { TrackingState } from '#core/carriers/tracking.ts';
import type { parcelTracking } from '#core/contract/tracking.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import * as cs from '#core/phrases/cs/tracking.ts';
import * as ro from '#core/phrases/ro/tracking.ts';
import { query } from '../platform/database/query.ts';

export const trackingPhrases = { cs, ro };

type Tracking = z.output<typeof parcelTracking>;

interface Row {
  readonly carrier: ShipmentCarrier;
  readonly number: string;
  readonly state: TrackingState;
  readonly events: readonly { readonly state: TrackingState; readonly at: string }[];
}

// Of several messages of one state the first says when it began.
const sql = `
  select s.carrier, s.number, s.state,
    (select coalesce(json_agg(json_build_object('state', e.state, 'at', e.at) order by e.at), '[]')
      from (select state, min(at) as at from shipment_events where shipment_id = s.id
        group by state) e) as events
  from shipments s
  where s.order_id = $1 and s.status = 'announced' order by s.id`;

/** Where the parcels of an order are, as their carriers say. */
export async function trackingOfOrder(
  db: Knex,
  orderId: number,
  { market, language }: { readonly market: MarketCode; readonly language: Language },
): Promise<Tracking[]> {
  const rows = await query<Row>(db, sql, [orderId]);
  const { trackingTexts, otherCarrier } = trackingPhrases[language];
  return rows.map(({ carrier, number, state, events }) => ({
    carrier: carrier === 'other' ? otherCarrier : carrierNames[carrier],
    number,
    url: trackingUrl(carrier, number, market),
    state,
    stateText: trackingTexts[state],
    events: events.map((event) => ({
      text: trackingTexts[event.state],
      at: new Date(event.at).toISOString(),
    })),
  }));
}
