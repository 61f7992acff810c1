import type { PaymentKind } from '#core/deliveries/matrix.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PaymentGateway } from '../outside/payments/gateway.ts';
import type { SandboxGateway } from '../outside/payments/sandbox/sandbox-gateway.ts';
import { createStripeSandbox } from '../outside/payments/sandbox/stripe-sandbox.ts';
import { createStripe } from '../outside/payments/stripe.ts';

/** Who takes which kind of payment; a transfer and cash have no gateway. */
const providers: Partial<Record<PaymentKind, string>> = {
  card: 'stripe',
  google_pay: 'stripe',
  apple_pay: 'stripe',
};

export const providerOf = (kind: PaymentKind): string => providers[kind] ?? kind;

/** The sandbox of a provider, or null where the real one is set up. */
export function sandboxOf(deps: Dependencies, provider: string): SandboxGateway | null {
  if (provider === 'stripe' && deps.environment.stripe === undefined) {
    return createStripeSandbox(deps);
  }
  return null;
}

/** The gateway of a provider; null where there is none of that name. */
export function gatewayOf(deps: Dependencies, provider: string): PaymentGateway | null {
  const { stripe } = deps.environment;
  if (provider === 'stripe' && stripe !== undefined) {
    return createStripe({ ...stripe, isSandbox: false, now: deps.now });
  }
  return sandboxOf(deps, provider)?.gateway ?? null;
}
