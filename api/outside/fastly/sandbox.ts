import type { Cdn } from './cdn.ts';
import { createFastly } from './fastly-api.ts';

/** Keys and addresses that make trouble, so that every outcome can be seen. */
const trouble = { refused: 'fastly-401', broken: 'fastly-503', silent: 'fastly-timeout' };

/** Fastly without a network: the real client talks to a server that is played here. */
export function createFastlySandbox(patienceMs?: number): Cdn {
  const server: typeof fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const asked = `${input instanceof Request ? input.url : input.toString()} ${body}`;
    if (asked.includes(trouble.silent)) await aborted(init?.signal);
    if (asked.includes(trouble.refused)) return Response.json({}, { status: 401 });
    if (asked.includes(trouble.broken)) return new Response('', { status: 503 });
    return Response.json({ status: 'ok' });
  };
  return createFastly({
    serviceId: 'sandbox',
    token: 'sandbox-token',
    kind: 'sandbox',
    fetch: server,
    ...(patienceMs !== undefined && { patienceMs }),
  });
}

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
  });
