import type { Knex } from 'knex';
import {
  deliveryRefusal,
  isServed,
  pairRefusal,
  paymentRefusal,
  type CartToDeliver,
} from '#core/deliveries/matrix.ts';
import {
  deliveryJson,
  paymentJson,
  placeJson,
  type DeliveryRow,
  type PaymentRow,
  type PlaceRow,
} from '../../checkout/checkout-rows.ts';
import { query } from '../../platform/database/query.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { isOffered } from '../../outside/payments/offered-payments.ts';
import type { OrderModel } from '../order-model.ts';
import type { WantedEdit } from './wanted-edit.ts';

/** By what an edited order is delivered and paid. */
export interface EditChoices {
  readonly delivery: DeliveryRow;
  readonly payment: PaymentRow | null;
  readonly place: PlaceRow | null;
  readonly storeId: number | null;
  readonly isExcluded: boolean;
  readonly isOtherDelivery: boolean;
  readonly isOtherPayment: boolean;
}

const sql = `
  select
    (select json_build_object('isActive', m.is_active, 'row', ${deliveryJson})
      from delivery_methods m where m.code = $1) as delivery,
    (select json_build_object('isActive', m.is_active, 'row', ${paymentJson})
      from payment_methods m where m.code = $2) as payment,
    exists (select 1 from delivery_payment_exclusions x
      where x.delivery_code = $1 and x.payment_code = $2) as "isExcluded",
    (select ${placeJson} from delivery_places p where p.id = $3 and p.delivery_code = $1) as place,
    (select s.id from stores s where s.slug = $4) as "storeId"`;

interface Found {
  readonly delivery: { readonly isActive: boolean; readonly row: DeliveryRow } | null;
  readonly payment: { readonly isActive: boolean; readonly row: PaymentRow } | null;
  readonly isExcluded: boolean;
  readonly place: PlaceRow | null;
  readonly storeId: number | null;
}

/** A delivery that staff can choose for somebody: whoever rides at an hour is chosen by the customer. */
const isForStaff = ({ kind, hasTimeslots }: DeliveryRow): boolean =>
  kind !== 'express' && !hasTimeslots;

/** Reads what was chosen; what stays as it was is not asked for again. */
export async function findEditChoices(
  db: Knex,
  order: OrderModel,
  wish: WantedEdit,
): Promise<EditChoices> {
  const code = wish.delivery ?? order.deliveryCode;
  const paymentCode = wish.payment ?? order.paymentCode ?? '';
  const values = [code, paymentCode, wish.place ?? 0, wish.store ?? ''];
  const [found] = await query<Found>(db, sql, values);
  const { delivery, payment } = found ?? {};
  if (!found || !delivery) throw new FieldRefusal({ delivery: ['unknown_delivery'] });
  if (wish.payment !== null && !payment) throw new FieldRefusal({ payment: ['unknown_payment'] });
  const isOther = (wish.delivery ?? code) !== order.deliveryCode;
  const { kind } = delivery.row;
  const isNewPlace = isOther || wish.place !== null || wish.store !== null;
  if (isOther && !(delivery.isActive && isForStaff(delivery.row))) {
    throw new FieldRefusal({ delivery: ['delivery_unavailable'] });
  }
  if (isNewPlace && kind === 'pickup_place' && !found.place?.isAvailable) {
    throw new FieldRefusal({ place: [found.place ? 'place_unavailable' : 'place_required'] });
  }
  if (isNewPlace && kind === 'store' && found.storeId === null) {
    throw new FieldRefusal({ store: ['store_required'] });
  }
  const isOtherPayment = wish.payment !== null && wish.payment !== order.paymentCode;
  if (isOtherPayment && !payment?.isActive) {
    throw new FieldRefusal({ payment: ['payment_unavailable'] });
  }
  return {
    delivery: delivery.row,
    payment: payment?.row ?? null,
    isExcluded: found.isExcluded,
    place: kind !== 'pickup_place' ? null : isNewPlace ? found.place : order.place,
    storeId: kind !== 'store' ? null : isNewPlace ? found.storeId : order.storeId,
    isOtherDelivery: isNewPlace,
    isOtherPayment,
  };
}

/** Checks the choices by the rules that offer them to customers. */
export function checkEditChoices(
  deps: Dependencies,
  order: OrderModel,
  choices: EditChoices,
  facts: CartToDeliver,
  due: number,
): void {
  const { delivery, payment, isOtherDelivery, isOtherPayment } = choices;
  if (deliveryRefusal(delivery, facts) !== null) {
    throw new FieldRefusal({ delivery: ['delivery_unavailable'] });
  }
  const { postcode = '' } = order.deliveryAddress ?? order.billingAddress ?? {};
  if (isOtherDelivery && !isServed(postcode, delivery.servedPostcodes)) {
    throw new FieldRefusal({ delivery: ['postcode_not_served'] });
  }
  if (due === 0) return;
  if (!payment) throw new FieldRefusal({ payment: ['payment_required'] });
  const refusal =
    paymentRefusal(payment, facts, due) ?? pairRefusal(delivery, payment, () => choices.isExcluded);
  if (refusal !== null || (isOtherPayment && !isOffered(deps, payment.kind))) {
    throw new FieldRefusal({ payment: ['payment_unavailable'] });
  }
}
