import type { PaymentKind } from '../deliveries/matrix.ts';

/**
 * Whether a kind of payment can be switched on: `ready`; `sandbox` where nobody really pays and the
 * shop is one that may be tried out; `not_set_up` without the keys of its gateway; `no_script` where
 * its own script is let into no page of the shop.
 */
export const paymentReadiness = ['ready', 'sandbox', 'not_set_up', 'no_script'] as const;
export type PaymentReadiness = (typeof paymentReadiness)[number];

/** What the program is set up with. */
export interface PaymentSetup {
  readonly hasCards: boolean;
  readonly hasTwisto: boolean;
  readonly hasLoans: boolean;
  /** Whether gateways may be played: outside of production, or where somebody allows it. */
  readonly allowsSandbox: boolean;
}

const played = ({ allowsSandbox }: PaymentSetup): PaymentReadiness =>
  allowsSandbox ? 'sandbox' : 'not_set_up';

/** Whether a kind of payment can be switched on, and why not. */
export function readinessOf(kind: PaymentKind, setup: PaymentSetup): PaymentReadiness {
  switch (kind) {
    case 'bank_transfer':
    case 'cash_on_delivery':
      return 'ready';
    case 'card':
      return setup.hasCards ? 'ready' : played(setup);
    // Wallets and Twisto bring a script of their own; only the sandbox does without one.
    case 'google_pay':
    case 'apple_pay':
      return setup.hasCards ? 'no_script' : played(setup);
    case 'twisto':
      return setup.hasCards || setup.hasTwisto ? 'no_script' : played(setup);
    case 'installments':
    case 'leasing':
      return setup.hasLoans ? 'ready' : played(setup);
  }
}

/** Whether customers may be offered it. */
export const canBeOffered = (readiness: PaymentReadiness): boolean =>
  readiness === 'ready' || readiness === 'sandbox';
