import type { PaymentKind } from '#core/deliveries/matrix.ts';
import {
  canBeOffered,
  readinessOf,
  type PaymentReadiness,
} from '#core/payments/payment-readiness.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/** How a kind of payment stands with what the program is set up for. */
export const paymentReadinessOf = (
  { environment }: Pick<Dependencies, 'environment'>,
  kind: PaymentKind,
): PaymentReadiness =>
  readinessOf(kind, {
    hasCards: environment.stripe !== undefined,
    hasTwisto: environment.twisto !== undefined,
    hasLoans: environment.loans !== undefined,
    allowsSandbox: environment.showsSamples,
  });

/** Whether customers can choose a kind of payment where it is switched on. */
export const isOffered = (deps: Pick<Dependencies, 'environment'>, kind: PaymentKind): boolean =>
  canBeOffered(paymentReadinessOf(deps, kind));
