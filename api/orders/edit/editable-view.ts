import type { z } from 'zod';
import type { orderEditEndpoints } from '#core/contract/order-edits.ts';
import { deliveryKinds, type DeliveryKind, type PaymentKind } from '#core/deliveries/matrix.ts';
import * as cs from '#core/phrases/cs/errors.ts';
import * as ro from '#core/phrases/ro/errors.ts';
import type { Language } from '#core/market/market.ts';
import { isOffered } from '../../outside/payments/offered-payments.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { OrderModel } from '../order-model.ts';
import { editRefusalOf, isCharge } from './plan-edit.ts';
import { findEditFacts } from './edit-rows.ts';

type Editable = z.output<(typeof orderEditEndpoints)['admin-order-editable']['reply']>;

const phrases = { cs: cs.errors, ro: ro.errors };

interface Named {
  readonly code: string;
  readonly name: string;
}

/** What staff can change of an order, and by what it can be delivered and paid instead. */
export async function editableView(
  deps: Dependencies,
  order: OrderModel,
  language: Language,
): Promise<Editable> {
  const { knex } = deps;
  const facts = await findEditFacts(knex, order.id);
  const refusal = editRefusalOf(order, facts);
  const name = `name_${language} as name`;
  const deliveries = await knex('delivery_methods')
    .where((rows) => {
      void rows
        .where({ is_active: true, has_timeslots: false })
        .whereNot({ kind: 'express' })
        .orWhere({ code: order.deliveryCode });
    })
    .orderBy(['position', 'code'])
    .select<(Named & { kind: DeliveryKind })[]>('code', 'kind', name);
  const payments = await knex('payment_methods')
    .where({ is_active: true })
    .whereNotIn('kind', ['installments', 'leasing'])
    .orderBy(['position', 'code'])
    .select<(Named & { kind: PaymentKind })[]>('code', 'kind', name);
  const stores = await knex('stores')
    .orderBy('name')
    .select<(Named & { id: number })[]>('id', 'slug as code', 'name');
  return {
    version: order.version,
    refusal: refusal === null ? null : phrases[language][refusal],
    lines: facts.lines
      .filter((line) => !isCharge(line) && line.units.length > 0)
      .map((line) => ({
        position: line.position,
        parentPosition: line.parentPosition,
        isService: line.kind !== 'goods',
        code: line.code,
        name: line.name[language],
        quantity: line.units.length,
        unitPrice: line.unitPrice,
      })),
    deliveries: deliveries.filter(({ kind }) => deliveryKinds.includes(kind)),
    payments: payments
      .filter(({ code, kind }) => code === order.paymentCode || isOffered(deps, kind))
      .map(({ code, name: text }) => ({ code, name: text })),
    stores: stores.map(({ code, name: text }) => ({ code, name: text })),
    delivery: order.deliveryCode,
    payment: order.paymentCode,
    store: stores.find(({ id }) => id === order.storeId)?.code ?? null,
    place: order.place === null ? null : `${order.place.name}, ${order.place.city}`,
    canChangePayment:
      order.toPay === null &&
      ['waiting', 'none'].includes(order.paymentStatus) &&
      facts.lines.every(({ isInvoiced }) => !isInvoiced),
  };
}
