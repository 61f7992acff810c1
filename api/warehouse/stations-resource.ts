import { stations } from '#core/warehouse/station-resource.ts';
import { words as cs } from '#core/phrases/cs/resources/stations.ts';
import { words as ro } from '#core/phrases/ro/resources/stations.ts';
import { serve } from '../platform/resources/serve.ts';
import { placeNames } from '../stock/place-names.ts';

export const servedStations = serve(stations, {
  said: { cs, ro },
  from: `stations g join (${placeNames}) w on w.id = g.place_id`,
  sql: () => ({ place: 'w.name' }),
  referred: () => ({ placeId: placeNames }),
  order: ['code'],
});
