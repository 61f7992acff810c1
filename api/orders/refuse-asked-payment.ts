import type { Knex } from 'knex';
import { pairRefusal, paymentRefusal } from '#core/deliveries/matrix.ts';
import type { PricedStoredCart } from '../cart/priced-cart.ts';
import { cartToDeliver } from '../checkout/cart-to-deliver.ts';
import { paymentJson, type PaymentRow } from '../checkout/checkout-rows.ts';
import type { ChosenRow } from '../checkout/chosen-rows.ts';
import { query } from '../platform/database/query.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { FinishBody } from './check-choices.ts';

interface AskedRow {
  readonly payment: PaymentRow;
  /** Whether staff took it and the delivery apart. */
  readonly isExcluded: boolean;
}

const askedSql = `
  select ${paymentJson} as payment,
    exists (select 1 from delivery_payment_exclusions x
      where x.delivery_code = $2 and x.payment_code = m.code) as "isExcluded"
  from payment_methods m where m.code = $1 and m.is_active`;

/**
 * A payment that an order asks for and its cart does not take, such as cash above its limit, is refused as that. The
 * cart keeps no such payment, so that it would read as a change of another window, where nothing is to be seen.
 */
export async function refuseAskedPayment(
  db: Knex,
  cart: PricedStoredCart,
  { delivery, payment }: ChosenRow,
  { typePayment: code }: FinishBody,
): Promise<void> {
  const { due } = cart.settled;
  const isAnother = typeof code === 'string' && code !== payment?.code;
  if (!isAnother || !delivery || due === 0) return;
  const [asked] = await query<AskedRow>(db, askedSql, [code, delivery.code]);
  if (!asked) return;
  const refusal =
    paymentRefusal(asked.payment, cartToDeliver(cart), due) ??
    pairRefusal(delivery, asked.payment, () => asked.isExcluded);
  if (refusal !== null) throw new FieldRefusal({ typePayment: ['payment_unavailable'] });
}
