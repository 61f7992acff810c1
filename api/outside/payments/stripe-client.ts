import { GatewayError, gatewayErrorOf } from './gateway.ts';

const address = 'https://api.stripe.com';
const apiVersion = '2025-03-31.basil';

export interface StripeConnection {
  readonly secretKey: string;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

export type Ask = (
  method: 'GET' | 'POST',
  path: string,
  fields?: Readonly<Record<string, string>>,
  key?: string,
) => Promise<unknown>;

/** A declined card (402) is an answer; anything else that is not 2xx is trouble. */
export function connectToStripe({
  secretKey,
  fetch: send = fetch,
  patienceMs = 10_000,
}: StripeConnection): Ask {
  return async (method, path, fields, key) => {
    let response: Response;
    try {
      response = await send(address + path, {
        method,
        headers: {
          Authorization: `Bearer ${secretKey}`,
          'Stripe-Version': apiVersion,
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
        ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch (error) {
      // Its message could repeat the key; its name cannot.
      throw new GatewayError(error instanceof Error ? error.name : 'not reached');
    }
    if (!response.ok && response.status !== 402) {
      throw gatewayErrorOf(response.status);
    }
    const reply: unknown = await response.json();
    return reply;
  };
}
