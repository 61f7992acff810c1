import type { Knex } from 'knex';
import type { SeenCart } from '#core/orders/seen-cart.ts';
import { query } from '../platform/database/query.ts';
import {
  deliveryJson,
  paymentJson,
  placeJson,
  timeslotJson,
  type DeliveryRow,
  type PaymentRow,
  type PlaceRow,
  type TimeslotRow,
} from './checkout-rows.ts';
import type { Rows } from '../platform/database/rows.ts';

/** What is chosen for a cart, with all that its order needs of it. */
export type ChosenRow = Pick<Rows['carts'], 'token'> & {
  /** What the summary showed last. */
  readonly seen: SeenCart | null;
  readonly delivery: DeliveryRow | null;
  readonly payment: PaymentRow | null;
  /** Whether staff took the two apart. */
  readonly isExcluded: boolean;
  readonly place: PlaceRow | null;
  readonly store: { readonly id: number; readonly slug: string; readonly name: string } | null;
  readonly timeslot: TimeslotRow | null;
};

const chosenSql = `
  select c.token, c.seen,
    (select ${deliveryJson} from delivery_methods m
      where m.code = c.delivery_code and m.is_active) as delivery,
    (select ${paymentJson} from payment_methods m
      where m.code = c.payment_code and m.is_active) as payment,
    exists (select 1 from delivery_payment_exclusions x
      where x.delivery_code = c.delivery_code and x.payment_code = c.payment_code) as "isExcluded",
    (select ${placeJson} from delivery_places p where p.id = c.delivery_place_id) as place,
    (select json_build_object('id', s.id, 'slug', s.slug, 'name', s.name)
      from stores s where s.id = c.store_id) as store,
    (select ${timeslotJson} from delivery_timeslots t where t.id = c.timeslot_id) as timeslot
  from carts c where c.id = $1`;

/** What is chosen for a cart, in one statement. */
export async function findChosen(db: Knex, cartId: number): Promise<ChosenRow> {
  const [row] = await query<ChosenRow>(db, chosenSql, [cartId]);
  if (!row) throw new Error('a cart is gone while it is ordered');
  return row;
}
