import type { DeliveryFacts, PaymentFacts } from '#core/deliveries/matrix.ts';
import { isOffered } from '../outside/payments/offered-payments.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { CamelRow } from '../platform/database/row-model.ts';
import type { Rows } from '../platform/database/rows.ts';

interface Names {
  readonly cs: string;
  readonly ro: string;
}

export type DeliveryRow = DeliveryFacts &
  CamelRow<
    Pick<
      Rows['delivery_methods'],
      | 'free_from'
      | 'weight_prices'
      | 'level_prices'
      | 'days_min'
      | 'days_max'
      | 'cut_off'
      | 'has_timeslots'
      | 'price'
      | 'ships_on'
      | 'closed_days'
      | 'takes_devices'
      | 'carrier'
    >
  > & {
    readonly servedPostcodes: readonly string[];
    readonly name: Names;
    readonly text: Names;
  };

export type PaymentRow = PaymentFacts &
  Pick<Rows['payment_methods'], 'fee'> & {
    readonly name: Names;
    readonly text: Names;
  };

export type PlaceRow = CamelRow<
  Pick<
    Rows['delivery_places'],
    'is_available' | 'is_congested' | 'id' | 'code' | 'name' | 'street' | 'city' | 'postcode'
  >
> & {
  readonly delivery: string;
  readonly opening: Names;
};

/** Times are texts, as JSON has none. */
export type TimeslotRow = Pick<Rows['delivery_timeslots'], 'id'> & {
  readonly delivery: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isFree: boolean;
};

/** What the shop offers, and what was chosen of it for a cart. */
export type CheckoutRow = Pick<Rows['carts'], 'delivery_code' | 'payment_code' | 'timeslot_id'> & {
  readonly deliveries: readonly DeliveryRow[];
  readonly payments: readonly PaymentRow[];
  /** Pairs of codes that staff took apart. */
  readonly excluded: readonly (readonly [delivery: string, payment: string])[];
  readonly timeslots: readonly TimeslotRow[];
  readonly store: string | null;
  readonly place: PlaceRow | null;
};

/** A pick-up place `p` as JSON; what staff say of it counts beside what its carrier does. */
export const placeJson = `
  json_build_object('id', p.id, 'delivery', p.delivery_code, 'code', p.code, 'name', p.name,
    'street', p.street, 'city', p.city, 'postcode', p.postcode,
    'opening', json_build_object('cs', coalesce(p.opening_cs, ''), 'ro', coalesce(p.opening_ro, '')),
    'isAvailable', p.is_available and p.is_offered,
    'isCongested', p.is_congested or p.is_crowded)`;

const words = `'name', json_build_object('cs', m.name_cs, 'ro', m.name_ro),
  'text', json_build_object('cs', m.text_cs, 'ro', m.text_ro)`;

/** A delivery `m` as JSON. */
export const deliveryJson = `
  json_build_object('code', m.code, 'kind', m.kind, ${words},
    'price', m.price, 'freeFrom', m.free_from, 'weightPrices', m.weight_prices, 'levelPrices', m.level_prices, 'daysMin', m.days_min, 'daysMax', m.days_max,
    'cutOff', m.cut_off, 'shipsOn', m.ships_on, 'closedDays', m.closed_days, 'mostPieces', m.most_pieces,
    'mostGrams', (m.most_weight_kg * 1000)::integer, 'mostValue', m.most_value, 'mostSideCm', m.most_side_cm, 'takesCash', m.takes_cash,
    'servedPostcodes',
    coalesce(string_to_array(m.served_postcodes, ' '), '{}'), 'hasTimeslots', m.has_timeslots,
    'takesDevices', m.takes_devices, 'carrier', m.carrier)`;

/** A payment `m` as JSON. */
export const paymentJson = `
  json_build_object('code', m.code, 'kind', m.kind, ${words}, 'fee', m.fee,
    'mostAmount', m.most_amount)`;

/** A timeslot `t` as JSON. */
export const timeslotJson = `
  json_build_object('id', t.id, 'delivery', t.delivery_code, 'startsAt', t.starts_at,
    'endsAt', t.ends_at, 'isFree', t.taken < t.capacity)`;

const checkoutSql = `
  select
    (select coalesce(json_agg(${deliveryJson} order by m.position, m.code), '[]')
      from delivery_methods m where m.is_active) as deliveries,
    (select coalesce(json_agg(${paymentJson} order by m.position, m.code), '[]')
      from payment_methods m where m.is_active) as payments,
    (select coalesce(json_agg(json_build_array(x.delivery_code, x.payment_code)), '[]')
      from delivery_payment_exclusions x) as excluded,
    (select coalesce(json_agg(${timeslotJson} order by t.starts_at), '[]')
      from delivery_timeslots t where t.starts_at > $2) as timeslots,
    c.delivery_code, c.payment_code, c.timeslot_id,
    (select s.slug from stores s where s.id = c.store_id) as store,
    (select ${placeJson} from delivery_places p where p.id = c.delivery_place_id) as place
  from (select 1) as always left join carts c on c.id = $1`;

/** Everything that the checkout offers and what is chosen for a cart, in one statement. */
export async function findCheckout(
  deps: Dependencies,
  cartId: number,
  now: Date,
): Promise<CheckoutRow> {
  const [row] = await query<CheckoutRow>(deps.knex, checkoutSql, [cartId, now]);
  if (!row) throw new Error('the checkout has no row');
  return { ...row, payments: row.payments.filter(({ kind }) => isOffered(deps, kind)) };
}
