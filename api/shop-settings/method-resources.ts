import type { Knex } from 'knex';
import { deliveryMethods, paymentMethods } from '#core/deliveries/method-resources.ts';
import type { DeliveryKind, PaymentKind } from '#core/deliveries/matrix.ts';
import { words as csDeliveries } from '#core/phrases/cs/resources/delivery-methods.ts';
import { words as csPayments } from '#core/phrases/cs/resources/payment-methods.ts';
import { words as roDeliveries } from '#core/phrases/ro/resources/delivery-methods.ts';
import { words as roPayments } from '#core/phrases/ro/resources/payment-methods.ts';
import { paymentReadinessOf } from '../outside/payments/offered-payments.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { After } from '../platform/resources/kept-table.ts';
import { serve, type Served } from '../platform/resources/serve.ts';
import { findSeller } from '../platform/seller/read-seller.ts';

const refuseActive = (phrase: string) => new FieldRefusal({ isActive: [phrase] });

/** What keeps a delivery from being switched on; null where nothing does. */
async function missingForDelivery(
  trx: Knex,
  { environment }: Dependencies,
  { id, kind }: { readonly id: number | undefined; readonly kind: DeliveryKind },
): Promise<string | null> {
  if (!(await findSeller(trx, environment))) return 'delivery_no_company';
  if (kind === 'express' && environment.liftago === undefined && !environment.showsSamples) {
    return 'delivery_not_set_up';
  }
  if (kind === 'store' && !(await trx('stores').first('id'))) return 'delivery_no_stores';
  if (kind !== 'pickup_place') return null;
  const place: unknown = await trx('delivery_places as p')
    .join('delivery_methods as m', 'm.code', 'p.delivery_code')
    .where('m.id', id ?? 0)
    .first('p.id');
  return place === undefined ? 'delivery_no_places' : null;
}

/** What pages say of deliveries. */
const shown: After = (trx, { replyCache }) => replyCache.purge(trx, ['stores']);

/** Ways to deliver and to pay; only what works can be switched on. */
export const methodResources: readonly Served[] = [
  serve(deliveryMethods, {
    said: { cs: csDeliveries, ro: roDeliveries },
    order: ['position', 'code'],
    guarded: { delivery_methods_days_ordered: 'daysMax' },
    async permit(trx, deps, row) {
      if (row['isActive'] !== true) return;
      const { id, kind } = row as { id: number | undefined; kind: DeliveryKind }; // its columns
      const missing = await missingForDelivery(trx, deps, { id, kind });
      if (missing !== null) throw refuseActive(missing);
    },
    after: shown,
  }),
  serve(paymentMethods, {
    said: { cs: csPayments, ro: roPayments },
    order: ['position', 'code'],
    permit(_, deps, row) {
      if (row['isActive'] !== true) return Promise.resolve();
      const readiness = paymentReadinessOf(deps, row['kind'] as PaymentKind); // its column
      if (readiness === 'not_set_up') return Promise.reject(refuseActive('payment_not_set_up'));
      if (readiness === 'no_script') return Promise.reject(refuseActive('payment_no_script'));
      return Promise.resolve();
    },
  }),
];
