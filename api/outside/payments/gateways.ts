import type { PaymentKind } from '#core/deliveries/matrix.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { PaymentGateway } from './gateway.ts';
import type { LoanCompany } from './loans/loan-company.ts';
import { createLoanCompany } from './loans/loans-api.ts';
import { createLoansSandbox } from './sandbox/loans-sandbox.ts';
import type { SandboxGateway } from './sandbox/sandbox-gateway.ts';
import { createStripeSandbox } from './sandbox/stripe-sandbox.ts';
import { createTwistoSandbox } from './sandbox/twisto-sandbox.ts';
import { createStripe } from './stripe.ts';
import { createTwisto, type Twisto } from './twisto/twisto.ts';

/** Who takes which kind of payment; a transfer and cash have no gateway. */
const providers: Partial<Record<PaymentKind, string>> = {
  card: 'stripe',
  google_pay: 'stripe',
  apple_pay: 'stripe',
  twisto: 'twisto',
  installments: 'loans',
  leasing: 'loans',
};

export const providerOf = (kind: PaymentKind): string => providers[kind] ?? kind;

/** The sandbox of a provider that has pages of its own, or null where the real one is set up. */
export function sandboxOf(deps: Dependencies, provider: string): SandboxGateway | null {
  if (provider === 'stripe' && deps.environment.stripe === undefined) {
    return createStripeSandbox(deps);
  }
  return null;
}

export function twistoOf(deps: Dependencies): Twisto {
  const { twisto } = deps.environment;
  return twisto === undefined
    ? createTwistoSandbox(deps)
    : createTwisto({ ...twisto, isSandbox: false });
}

export function loansOf(deps: Dependencies): LoanCompany {
  const { loans } = deps.environment;
  return loans === undefined
    ? createLoansSandbox(deps)
    : createLoanCompany({ ...loans, isSandbox: false });
}

/** The gateway of a provider; null where there is none of that name. */
export function gatewayOf(deps: Dependencies, provider: string): PaymentGateway | null {
  const { stripe } = deps.environment;
  if (provider === 'stripe' && stripe !== undefined) {
    return createStripe({ ...stripe, isSandbox: false, now: deps.now });
  }
  if (provider === 'twisto') return twistoOf(deps);
  if (provider === 'loans') return loansOf(deps);
  return sandboxOf(deps, provider)?.gateway ?? null;
}
