import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { PayoutStage } from '#core/buyback/payout.ts';
import type { InvoiceState } from '#core/orders/invoice-state.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { WithdrawalStatus } from '#core/orders/withdrawals-grid.ts';
import type { DotTone } from './grid-types.ts';

export const orderDots: Readonly<Record<OrderStatus, DotTone>> = {
  created: 'waiting',
  awaiting_device: 'waiting',
  awaiting_payment: 'waiting',
  confirmed: 'working',
  picking: 'working',
  packed: 'working',
  handed_over: 'good',
  ready_for_pickup: 'waiting',
  delivered: 'good',
  cancelled: 'idle',
  returned: 'idle',
};

export const orderPaymentDots: Readonly<Record<string, DotTone>> = {
  none: 'idle',
  waiting: 'waiting',
  paid: 'good',
  mismatch: 'bad',
  partly_refunded: 'working',
  refunded: 'idle',
};

export const invoiceDots: Readonly<Record<InvoiceState, DotTone>> = {
  not_created: 'idle',
  in_progress: 'working',
  created: 'good',
};

export const buybackDots: Readonly<Record<BuybackStatus, DotTone>> = {
  quoted: 'waiting',
  submitted: 'waiting',
  awaiting_device: 'waiting',
  received: 'working',
  inspected: 'working',
  counter_offered: 'waiting',
  accepted: 'working',
  payout_pending: 'working',
  paid: 'good',
  rejected: 'idle',
  returning: 'working',
  returned: 'idle',
  cancelled: 'idle',
  expired: 'idle',
};

export const payoutDots: Readonly<Record<PayoutStage, DotTone>> = {
  waiting: 'working',
  prepared: 'waiting',
  released: 'working',
  paid: 'good',
};

export const withdrawalDots: Readonly<Record<WithdrawalStatus, DotTone>> = {
  requested: 'waiting',
  received: 'working',
  refunded: 'good',
  cancelled: 'idle',
};

/** Of what is switched on, or holds. */
export const flagDots: Readonly<Record<string, DotTone>> = { true: 'good', false: 'idle' };
