import type { Knex } from 'knex';
import { carriersOf, type CarrierCode } from '#core/deliveries/carriers.ts';
import { canExchangeAtDoor, doesExchanges } from '#core/orders/courier-exchange.ts';
import { deliveryMethods, paymentMethods } from '#core/deliveries/method-resources.ts';
import type { DeliveryKind, PaymentKind } from '#core/deliveries/matrix.ts';
import { words as csDeliveries } from '#core/phrases/cs/resources/delivery-methods.ts';
import { words as csPayments } from '#core/phrases/cs/resources/payment-methods.ts';
import { words as roDeliveries } from '#core/phrases/ro/resources/delivery-methods.ts';
import { words as roPayments } from '#core/phrases/ro/resources/payment-methods.ts';
import { isCarrierThere } from '../outside/carriers/carriers.ts';
import { paymentReadinessOf } from '../outside/payments/offered-payments.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { After } from '../platform/resources/kept-table.ts';
import { serve, type Served } from '../platform/resources/serve.ts';
import { refreshPointsJobName } from '../shipments/point-list.ts';
import { findSeller } from '../platform/seller/read-seller.ts';
import {
  breakageOf,
  deliveryFacts,
  lockMethods,
  offerOf,
  readMethods,
  withMethod,
} from './offer-rows.ts';

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

/** What pages say of deliveries, and the points of a carrier that one was given. */
const shown: After = async (trx, { jobs, replyCache }) => {
  await replyCache.purge(trx, ['stores']);
  await jobs.enqueue(trx, refreshPointsJobName, {});
};

/** Why a carrier cannot be used by a delivery; null where it can. */
function carrierRefusal(
  deps: Dependencies,
  { carrier, kind }: { readonly carrier: CarrierCode | null; readonly kind: DeliveryKind },
): string | null {
  if (carrier === null) return null;
  if (!carriersOf(deps.market.code).includes(carrier)) return 'carrier_not_in_market';
  if (kind === 'pickup_place' && carrier === 'gls') return 'carrier_no_points';
  return isCarrierThere(deps, carrier) ? null : 'carrier_not_set_up';
}

/** Why a delivery cannot take old devices at the door; null where it can. */
function exchangeRefusal({ kind, carrier, takesDevices }: Permitted): string | null {
  if (takesDevices !== true) return null;
  const delivery = { kind, takesDevices, carrier: null };
  if (!canExchangeAtDoor(delivery)) return 'exchange_no_door';
  return doesExchanges(carrier ?? null) ? null : 'exchange_no_carrier';
}

type Permitted = Readonly<{
  id: number | undefined;
  code: string;
  isActive: boolean | undefined;
  takesCash: boolean | undefined;
  kind: DeliveryKind;
  carrier: CarrierCode | null | undefined;
  takesDevices: boolean | undefined;
}>;

/** Refuses a delivery as it would stand where customers could then order nothing, or not by it. */
async function keepDeliveries(trx: Knex, row: Permitted): Promise<void> {
  await lockMethods(trx);
  const methods = await readMethods(trx);
  const known = methods.deliveries.find(({ id }) => id === row.id);
  const { kind, takesCash = true } = row;
  const stands = deliveryFacts({ code: known?.code ?? row.code, kind, takesCash });
  const offer = offerOf(methods);
  const after = withMethod(offer, 'deliveries', known?.code, row.isActive === true ? stands : null);
  const broken = breakageOf(offer, after);
  // A delivery that is switched on before its payments is no mistake: the matrix warns of it.
  if (broken !== null && known?.is_active === true) throw refuseActive(broken);
}

type PermittedPayment = Readonly<{ id: number | undefined; kind: PaymentKind; isActive?: boolean }>;

/** The same of a payment. */
async function keepPayments(trx: Knex, row: PermittedPayment): Promise<void> {
  await lockMethods(trx);
  const methods = await readMethods(trx);
  const known = methods.payments.find(({ id }) => id === row.id);
  if (!known?.is_active) return;
  const stands = { code: known.code, kind: row.kind, mostAmount: known.most_amount };
  const offer = offerOf(methods);
  const after = withMethod(offer, 'payments', known.code, row.isActive === true ? stands : null);
  const broken = breakageOf(offer, after);
  if (broken !== null) throw refuseActive(broken);
}

/** Refuses to delete what customers cannot order without. */
const keepLast =
  (which: 'deliveries' | 'payments') =>
  async (trx: Knex, { id }: { readonly id: number }): Promise<void> => {
    await lockMethods(trx);
    const methods = await readMethods(trx);
    const offer = offerOf(methods);
    const code = methods[which].find((one) => one.id === id)?.code;
    const broken = breakageOf(offer, withMethod(offer, which, code, null));
    if (broken !== null) throw new Refusal(409, broken);
  };

/** Ways to deliver and to pay; only what works can be switched on. */
export const methodResources: readonly Served[] = [
  serve(deliveryMethods, {
    said: { cs: csDeliveries, ro: roDeliveries },
    order: ['position', 'code'],
    guarded: { delivery_methods_days_ordered: 'daysMax' },
    async permit(trx, deps, row) {
      const delivery = row as Permitted; // its columns
      const { id, kind, carrier } = delivery;
      const refused = carrierRefusal(deps, { carrier: carrier ?? null, kind });
      if (refused !== null) throw new FieldRefusal({ carrier: [refused] });
      const exchange = exchangeRefusal(delivery);
      if (exchange !== null) throw new FieldRefusal({ takesDevices: [exchange] });
      await keepDeliveries(trx, delivery);
      if (row['isActive'] !== true) return;
      const missing = await missingForDelivery(trx, deps, { id, kind });
      if (missing !== null) throw refuseActive(missing);
    },
    checkRemoval: keepLast('deliveries'),
    after: shown,
  }),
  serve(paymentMethods, {
    said: { cs: csPayments, ro: roPayments },
    order: ['position', 'code'],
    async permit(trx, deps, row) {
      const payment = row as PermittedPayment; // its columns
      await keepPayments(trx, payment);
      if (payment.isActive !== true) return;
      const readiness = paymentReadinessOf(deps, payment.kind);
      if (readiness === 'not_set_up') throw refuseActive('payment_not_set_up');
      if (readiness === 'no_script') throw refuseActive('payment_no_script');
    },
    checkRemoval: keepLast('payments'),
  }),
];
