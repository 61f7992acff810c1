import type { Knex } from 'knex';
import type { OfferedDelivery } from '#core/deliveries/cheapest-delivery.ts';
import { query } from '../../platform/database/query.ts';
import type { Speed } from '../../picks/arrival-of.ts';

/** A courier with the days on which it leaves. */
export type Courier = OfferedDelivery & Speed & { readonly isEverywhere: boolean };

const couriersSql = `
  select code, kind, takes_cash as "takesCash", most_pieces as "mostPieces",
    (most_weight_kg * 1000)::integer as "mostGrams", most_value as "mostValue", most_side_cm as "mostSideCm", price, free_from as "freeFrom", weight_prices as "weightPrices",
    days_min as "daysMin", days_max as "daysMax", cut_off as "cutOff", ships_on as "shipsOn",
    closed_days as "closedDays", served_postcodes is null as "isEverywhere"
  from delivery_methods where is_active and kind = 'courier'
  order by days_min, days_max, position`;

/** The shop's couriers, the soonest first. */
export const findCouriers = (db: Knex): Promise<Courier[]> => query<Courier>(db, couriersSql, []);
