import { ServiceAway } from '../circuit.ts';
import { CarrierTrouble } from './carrier.ts';

export interface CarrierConnection {
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

/** Codes of connections that were never made. */
const notReached: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Sends a request; whatever goes wrong is trouble that names neither an address nor a secret. */
export async function askCarrier(
  { fetch: send = fetch, patienceMs = 15_000 }: CarrierConnection,
  url: string,
  init: RequestInit,
): Promise<Response> {
  try {
    const response = await send(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    if (response.status < 500 && response.status !== 429) return response;
    const isBusy = response.status === 429 || response.status === 503;
    throw new CarrierTrouble(`answered ${String(response.status)}`, isBusy);
  } catch (error) {
    if (error instanceof CarrierTrouble) throw error;
    if (error instanceof ServiceAway) throw new CarrierTrouble(error.name, true);
    // Its message could repeat an address; its name cannot.
    const cause: unknown = error instanceof Error ? error.cause : null;
    const code: unknown =
      typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
    const isUndone = typeof code === 'string' && notReached.includes(code);
    throw new CarrierTrouble(error instanceof Error ? error.name : 'not reached', isUndone);
  }
}

/** Reads JSON, of which a carrier in trouble sends none. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json();
    return body;
  } catch {
    throw new CarrierTrouble('answered no JSON');
  }
}
