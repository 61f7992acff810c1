import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { PayoutStage } from '#core/buyback/payout.ts';
import type { InvoiceState } from '#core/orders/invoice-state.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { WithdrawalStatus } from '#core/orders/withdrawals-grid.ts';

/** What a state asks of whoever reads it: somebody else's turn, ours, done, gone wrong, nothing any more. */
type Tone = 'waiting' | 'working' | 'good' | 'bad' | 'idle';

export const orderDots: Readonly<Record<OrderStatus, Tone>> = {
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

export const orderPaymentDots: Readonly<Record<string, Tone>> = {
  none: 'idle',
  waiting: 'waiting',
  paid: 'good',
  mismatch: 'bad',
  partly_refunded: 'working',
  refunded: 'idle',
};

export const invoiceDots: Readonly<Record<InvoiceState, Tone>> = {
  not_created: 'idle',
  in_progress: 'working',
  created: 'good',
};

export const buybackDots: Readonly<Record<BuybackStatus, Tone>> = {
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

export const payoutDots: Readonly<Record<PayoutStage, Tone>> = {
  waiting: 'working',
  prepared: 'waiting',
  released: 'working',
  paid: 'good',
};

export const withdrawalDots: Readonly<Record<WithdrawalStatus, Tone>> = {
  requested: 'waiting',
  received: 'working',
  refunded: 'good',
  cancelled: 'idle',
};

/** Of what is switched on, or holds. */
export const flagDots: Readonly<Record<string, Tone>> = { true: 'good', false: 'idle' };
