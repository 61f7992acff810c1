import { GatewayError, gatewayErrorOf } from '../gateway.ts';

const address = 'https://api.twisto.cz/v2/';

export interface TwistoConnection {
  readonly publicKey: string;
  readonly secretKey: string;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

/** `refused`: Twisto understood and does not want to; it is an answer, not trouble. */
export type AskTwisto = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

const refusals: readonly number[] = [400, 404, 409, 422];

export function connectToTwisto({
  publicKey,
  secretKey,
  fetch: send = fetch,
  patienceMs = 10_000,
}: TwistoConnection): AskTwisto {
  return async (method, path, body) => {
    let response: Response;
    try {
      response = await send(address + path, {
        method,
        headers: {
          Authorization: `${publicKey},${secretKey}`,
          'Content-Type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch (error) {
      // Its message could repeat the key; its name cannot.
      throw new GatewayError(error instanceof Error ? error.name : 'not reached');
    }
    if (refusals.includes(response.status)) return 'refused';
    if (!response.ok) throw gatewayErrorOf(response.status);
    const reply: unknown = await response.json();
    return reply;
  };
}
