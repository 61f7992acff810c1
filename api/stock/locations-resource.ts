import { stockLocations } from '#core/stock/location-resource.ts';
import { words as cs } from '#core/phrases/cs/resources/stock-locations.ts';
import { words as ro } from '#core/phrases/ro/resources/stock-locations.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { serve } from '../platform/resources/serve.ts';
import { placeNames } from './place-names.ts';

/** Bins, crates and desks; one that something lies in keeps its place and its kind. */
export const servedLocations = serve(stockLocations, {
  said: { cs, ro },
  from: `stock_locations g join (${placeNames}) l on l.id = g.place_id`,
  sql: () => ({
    place: 'l.name',
    pieces: `(select coalesce(sum(s.on_hand), 0)::int from location_stock s where s.location_id = g.id)`,
  }),
  referred: () => ({ placeId: placeNames }),
  words: "concat_ws(' ', g.code, g.zone, l.name)",
  order: ['code'],
  guarded: {
    stock_locations_bin_code: 'code',
    stock_locations_default_is_open_bin: 'isOpen',
  },
  async check(trx, before, change) {
    const stays = (['kind', 'placeId'] as const).find(
      (field) => change[field] !== undefined && change[field] !== before[field],
    );
    if (stays === undefined) return;
    const lying: unknown = await trx('location_stock').where('location_id', before.id).first();
    if (lying !== undefined) throw new FieldRefusal({ [stays]: ['location_not_empty'] });
  },
  async checkRemoval(trx, { id }) {
    const own: unknown = await trx('stock_locations').where({ id, is_default: true }).first('id');
    if (own !== undefined) throw new Refusal(409, 'still_used');
  },
});
