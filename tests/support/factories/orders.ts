import { randomUUID } from 'node:crypto';
import { addInstallmentProgram, addCart } from './sales.ts';
import { factoryOf } from './row-factory.ts';

/** An order of a guest that waits for 1 000 by card, with a courier; both must be there. */
export const addOrder = factoryOf('orders')(async (made, given, knex) => {
  const due = given.due ?? given.total ?? 1_000;
  return {
    number: `126${String(made).padStart(7, '0')}`,
    code: randomUUID(),
    token: randomUUID(),
    request_digest: Buffer.alloc(32),
    cart_id: given.cart_id ?? (await addCart(knex, { status: 'ordered' })).id,
    cart_digest: 'x',
    customer_kind: 'guest',
    e_mail: 'zakaznik@posta.example',
    language: 'cs',
    status: 'awaiting_payment',
    payment_status: 'waiting',
    payment_code: 'card',
    delivery_code: 'kuryr',
    total: due,
    due,
    billing_address: {},
    placed_at: '2026-11-23T08:00:00Z',
  };
});

/** One cover that costs the whole order, by default of an order of its own. */
export const addOrderLine = factoryOf('order_lines')(async (_, given, knex) => {
  const { quantity = 1, unit_price: price = 1_000 } = given;
  return {
    order_id: given.order_id ?? (await addOrder(knex)).id,
    position: 1,
    kind: 'goods',
    code: 'KRYT',
    name: { cs: 'Kryt', ro: 'Husă' },
    quantity,
    unit_price: price,
    net: price * quantity,
    vat_scheme: 'standard',
    vat_rate: 21,
  };
});

/** One piece of a line. */
export const addOrderUnit = factoryOf('order_units')(async (_, given, knex) => {
  const { order_id: orderId = (await addOrder(knex)).id } = given;
  return {
    order_id: orderId,
    line_id: given.line_id ?? (await addOrderLine(knex, { order_id: orderId })).id,
    position: 1,
    net: 1_000,
  };
});

/** A withdrawal that was just asked for. */
export const addWithdrawal = factoryOf('withdrawals')(async (made, given, knex) => ({
  order_id: given.order_id ?? (await addOrder(knex)).id,
  code: String(made).padStart(22, 'w'),
  requested_at: '2026-11-23T08:00:00Z',
}));

/** That whoever brings its goods takes the old device. */
export const addOrderExchange = factoryOf('order_exchanges')(() => ({
  state: 'agreed',
  since: new Date(),
  agreed_at: new Date(),
}));

/** What an order took off for a device. */
export const addOrderBuyback = factoryOf('order_buybacks')(() => ({
  kind: 'swap',
  amount: 5_900,
}));

/** What of a device's price goes to its seller's account. */
export const addBuybackPayout = factoryOf('buyback_payouts')(() => ({
  amount: 5_900,
  prepared_by: 1,
  prepared_at: '2026-11-23T08:00:00Z',
}));

export const addPayment = factoryOf('payments')(async (made, given, knex) => {
  const { created_at: createdAt = '2026-11-23T08:00:00Z' } = given;
  return {
    order_id: given.order_id ?? (await addOrder(knex)).id,
    attempt: 1,
    provider: 'stripe',
    method: 'card',
    status: 'created',
    amount: 1_000,
    code: `platba-${String(made)}`,
    created_at: createdAt,
    changed_at: createdAt,
  };
});

export const addRefund = factoryOf('refunds')(async (_, given, knex) => ({
  order_id: given.order_id ?? (await addOrder(knex)).id,
  reason: 'withdrawn',
  amount: 100,
  created_at: new Date(),
}));

export const addRefundUnit = factoryOf('refund_units')(() => ({ net: 100 }));

/** The contract of ten installments, as an order stores it. */
export const addInstallmentContract = factoryOf('installment_contracts')(async (_, given, knex) => {
  const { price = 1_000 } = given;
  return {
    order_id: given.order_id ?? (await addOrder(knex, { total: price })).id,
    program_id: given.program_id ?? (await addInstallmentProgram(knex)).id,
    arrange_type: 'online',
    price,
    plan: {
      financed: price,
      downPayment: 0,
      months: 10,
      installment: price / 10,
      lastInstallment: price / 10,
      total: price,
      rpsnHundredths: 0,
    },
    expires_at: '2027-01-01',
    changed_at: new Date(),
  };
});

/** A piece that is kept for somebody; the place and the store must be given. */
export const addReservation = factoryOf('reservations')((made) => ({
  code: String(made).padStart(22, '0'),
  status: 'ready',
  language: 'cs',
  product: {},
  price: 20_000,
  name: 'Jan Zkušební',
  e_mail: 'zakaznik@posta.example',
  phone: '+420601234567',
  ready_at: '2026-11-23T09:30:00Z',
  expires_at: '2026-11-25T18:00:00Z',
  created_at: '2026-11-23T09:00:00Z',
}));

/** What a gateway said of an attempt; nothing has come of it yet. */
export const addPaymentCallback = factoryOf('payment_callbacks')((made) => ({
  provider: 'stripe',
  event: `evt_kept_${String(made)}`,
  reference: 'none',
  kind: 'captured',
  amount: 1_000,
  received_at: new Date(),
}));

/** That an order was moved; by nobody but the shop itself. */
export const addOrderEvent = factoryOf('order_events')(async (_, given, knex) => ({
  order_id: given.order_id ?? (await addOrder(knex)).id,
  from_status: 'awaiting_payment',
  to_status: 'confirmed',
  actor: 'system',
  at: new Date(),
}));

/** A hundred that a discount took off an order; the discount must be given. */
export const addOrderDiscount = factoryOf('order_discounts')(
  async (_, given, knex) => ({
    order_id: given.order_id ?? (await addOrder(knex)).id,
    name: { cs: 'Sleva', ro: 'Reducere' },
    saved: 100,
    lines: [],
    redeemed_at: new Date(),
  }),
  ['lines'],
);
