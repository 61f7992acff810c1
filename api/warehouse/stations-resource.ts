import { stations } from '#core/warehouse/station-resource.ts';
import { words as cs } from '#core/phrases/cs/resources/stations.ts';
import { words as ro } from '#core/phrases/ro/resources/stations.ts';
import { serve } from '../platform/resources/serve.ts';

/** Places by the names of their stores; the warehouse by its code. */
const placesSql = `select w.id, coalesce(t.name, w.code) as name
  from stock_places w left join stores t on t.id = w.store_id`;

export const servedStations = serve(stations, {
  said: { cs, ro },
  from: `stations g join (${placesSql}) w on w.id = g.place_id`,
  sql: () => ({ place: 'w.name' }),
  referred: () => ({ placeId: placesSql }),
  order: ['code'],
});
