import { purgeBatches, type Purge } from '#core/cache-purge/purge-request.ts';
import type { Cdn, PurgeOutcome } from './cdn.ts';

const base = 'https://api.fastly.com';

export interface FastlySettings {
  readonly serviceId: string;
  readonly token: string;
  readonly kind: 'sandbox' | 'fastly';
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

interface PurgeCall {
  readonly path: string;
  readonly soft: boolean;
  readonly body?: { readonly surrogate_keys: readonly string[] };
}

/**
 * Purges by Fastly's API: https://www.fastly.com/documentation/reference/api/purging/. Keys go in
 * batches of 256; the first refused call ends it, what was purged before stays purged.
 */
export function createFastly(settings: FastlySettings): Cdn {
  const { serviceId, token, kind, patienceMs = 10_000 } = settings;
  const send = settings.fetch ?? fetch;
  const call = async ({ path, soft, body }: PurgeCall): Promise<string | null> => {
    try {
      const response = await send(base + path, {
        method: 'POST',
        headers: {
          'Fastly-Key': token,
          Accept: 'application/json',
          ...(soft && { 'Fastly-Soft-Purge': '1' }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.body?.cancel();
      return response.ok ? null : `Fastly: HTTP ${String(response.status)}`;
    } catch (error) {
      // A message of fetch could repeat what was sent; its name says enough.
      return `Fastly: ${error instanceof Error ? error.name : 'unknown'}`;
    }
  };
  return {
    kind,
    async purge(purge): Promise<PurgeOutcome> {
      const calls = callsOf(purge, serviceId);
      for (const each of calls) {
        const problem = await call(each);
        if (problem !== null) return { outcome: 'failed', problem };
      }
      return { outcome: 'purged', requests: calls.length };
    },
  };
}

function callsOf(purge: Purge, serviceId: string): readonly PurgeCall[] {
  switch (purge.mode) {
    case 'full':
      return [{ path: `/service/${serviceId}/purge_all`, soft: false }];
    case 'url':
      return [{ path: `/purge/${purge.url.replace(/^https?:\/\//, '')}`, soft: purge.soft }];
    case 'key':
      return purgeBatches(purge.keys).map((keys) => ({
        path: `/service/${serviceId}/purge`,
        soft: purge.soft,
        body: { surrogate_keys: keys },
      }));
  }
}
