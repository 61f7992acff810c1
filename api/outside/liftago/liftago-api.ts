import { z } from 'zod';
import type { Liftago, RideAddress, RideOffer } from './liftago.ts';

const base = 'https://api.liftago.com/v1/partners';

const answer = z.object({
  available: z.boolean(),
  /** Minutes until the parcel is at its destination. */
  etaMinutes: z.number().nonnegative().nullish(),
  reason: z.string().nullish(),
});

export interface LiftagoApiSettings {
  readonly partnerId: string;
  readonly token: string;
  readonly isSandbox: boolean;
  /** Where parcels are picked up. */
  readonly warehouse: () => Promise<RideAddress>;
  /** Tells staff that the settings are wrong or the provider is not there. */
  readonly report: (problem: string) => void;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

/** Liftago Delivery API v1: stops of a ride are a pickup and a destination. */
export function createLiftagoApi(settings: LiftagoApiSettings): Liftago {
  const { partnerId, token, warehouse, report, isSandbox, patienceMs = 4_000 } = settings;
  const send = settings.fetch ?? fetch;
  const stop = (kind: 'PICKUP' | 'DESTINATION', { street, city, postcode }: RideAddress) => ({
    kind,
    stopId: kind.toLowerCase(),
    location: { address: { street, city, zipCode: postcode, country: 'CZ' } },
  });
  return {
    isSandbox,
    async offer(to): Promise<RideOffer> {
      try {
        const from = await warehouse();
        const response = await send(`${base}/${partnerId}/deliveryRides/availability`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ stops: [stop('PICKUP', from), stop('DESTINATION', to)] }),
          signal: AbortSignal.timeout(patienceMs),
        });
        if (!response.ok) throw new Error(`answered ${String(response.status)}`);
        return offerOf(answer.parse(await response.json()));
      } catch (error) {
        // A message of fetch could repeat the address; its name says enough.
        report(error instanceof Error ? error.name : 'unknown');
        return { outcome: 'unavailable' };
      }
    },
  };
}

function offerOf({ available, etaMinutes, reason }: z.output<typeof answer>): RideOffer {
  if (available) return { outcome: 'offered', minutes: Math.ceil(etaMinutes ?? 60) };
  return { outcome: reason === 'OUT_OF_AREA' ? 'outside' : 'no_driver' };
}
