import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { pairRefusal } from '#core/deliveries/matrix.ts';
import { offerGaps } from '#core/deliveries/offer-gaps.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import {
  asksExcluded,
  breakageOf,
  factsOfDelivery,
  factsOfPayment,
  lockMethods,
  offerOf,
  readMethods,
  type Methods,
} from './offer-rows.ts';

type Matrix = Reply<Endpoints['admin-delivery-matrix']>;

/** Which ways to deliver and to pay go together. */
export function matrixRoutes({ knex }: Dependencies): BoundRoute[] {
  return [
    bind('admin-delivery-matrix', async () => matrixView(await readMethods(knex))),

    bind('admin-delivery-matrix-save', ({ body: { delivery, payment, goesTogether } }) =>
      knex.transaction(async (trx) => {
        await lockMethods(trx);
        const before = await readMethods(trx);
        refuseUnknown(before, delivery, payment);
        const pair = { delivery_code: delivery, payment_code: payment };
        const excluded = trx('delivery_payment_exclusions');
        if (goesTogether) await excluded.where(pair).delete();
        else await excluded.insert(pair).onConflict(['delivery_code', 'payment_code']).ignore();
        const after = await readMethods(trx);
        const broken = breakageOf(offerOf(before), offerOf(after));
        if (broken !== null) throw new FieldRefusal({ goesTogether: [broken] });
        return matrixView(after);
      }),
    ),
  ];
}

function refuseUnknown({ deliveries, payments }: Methods, delivery: string, payment: string): void {
  if (!deliveries.some(({ code }) => code === delivery)) {
    throw new FieldRefusal({ delivery: ['unknown_delivery'] });
  }
  if (!payments.some(({ code }) => code === payment)) {
    throw new FieldRefusal({ payment: ['unknown_payment'] });
  }
}

function matrixView(methods: Methods): Matrix {
  const excluded = asksExcluded(methods);
  return {
    deliveries: methods.deliveries.map(({ code, kind, name_cs, name_ro, price, is_active }) => ({
      code,
      kind,
      name: { cs: name_cs, ro: name_ro },
      price,
      isActive: is_active,
    })),
    payments: methods.payments.map(({ code, kind, name_cs, name_ro, fee, is_active }) => ({
      code,
      kind,
      name: { cs: name_cs, ro: name_ro },
      fee,
      isActive: is_active,
    })),
    apart: methods.deliveries.flatMap((delivery) =>
      methods.payments.flatMap((payment) => {
        const [one, other] = [factsOfDelivery(delivery), factsOfPayment(payment)];
        const reason = pairRefusal(one, other, excluded);
        return reason === null ? [] : [{ delivery: one.code, payment: other.code, reason }];
      }),
    ),
    gaps: offerGaps(offerOf(methods)),
  };
}
