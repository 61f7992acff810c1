import { z } from 'zod';
import { GatewayError, gatewayErrorOf } from '../gateway.ts';

export interface LoansConnection {
  readonly address: string;
  readonly username: string;
  readonly password: string;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

export type AskLoans = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<unknown>;

const login = z.object({ accessToken: z.string() });

/** Every call signs in first: tokens are short-lived, and applications are few. */
export function connectToLoans({
  address,
  username,
  password,
  fetch: send = fetch,
  patienceMs = 10_000,
}: LoansConnection): AskLoans {
  const call = async (method: string, path: string, token?: string, body?: object) => {
    let response: Response;
    try {
      response = await send(address + path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch (error) {
      // Its message could repeat what was sent; its name cannot.
      throw new GatewayError(error instanceof Error ? error.name : 'not reached');
    }
    if (!response.ok) throw gatewayErrorOf(response.status);
    const text = await response.text();
    const reply: unknown = text === '' ? null : JSON.parse(text);
    return reply;
  };
  return async (method, path, body) => {
    const credentials = { username, password };
    const reply = await call('POST', '/authentication/v1/partner', undefined, credentials);
    return call(method, path, login.parse(reply).accessToken, body);
  };
}
