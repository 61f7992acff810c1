import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { detailFields, type Details } from './details-fields.ts';

const readDraft = (client: Client, signal: AbortSignal): Promise<Details | null> =>
  client.get('cart-details', {}, { signal }).then(
    ({ details }) => details,
    () => null,
  );

/**
 * What the server keeps of the details, with the cart and encrypted: a reload, a crash or another device goes on with it.
 * Null where nothing is kept, and while it cannot be asked, for a form can be filled in by hand.
 */
export const draftQuery = (client: Client) =>
  queryOptions({
    queryKey: ['cart', 'details'],
    queryFn: ({ signal }) => readDraft(client, signal),
    // Personal data stay no longer than what shows them.
    gcTime: 0,
    staleTime: Infinity,
  });

/** The same, but only where nothing of it has to be mended before it is ordered. */
export const wholeDraftQuery = (client: Client, market: MarketCode) =>
  queryOptions({
    queryKey: ['cart', 'details', 'whole'],
    queryFn: async ({ signal }): Promise<Details | null> => {
      const details = await readDraft(client, signal);
      if (details === null) return null;
      const { checkDetails } = await import('./check-details.ts');
      const today = dayInTimeZone(new Date(), markets[market].timeZone);
      const refusals = checkDetails(details, { market, today });
      return Object.keys(refusals).length === 0 ? details : null;
    },
    gcTime: 0,
    staleTime: Infinity,
  });

/** What stands in the form now, a box that is not ticked as an empty text. */
export function typedIn(form: HTMLFormElement): Details {
  const shown = new FormData(form);
  const texts = detailFields.map((name) => {
    const value = shown.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  // One text for every field.
  return Object.fromEntries(texts) as Details;
}

/** Keeps it with the cart; that it was not kept hinders nobody from ordering, so nothing is said. */
export const keepDraft = (client: Client, details: Details): Promise<void> =>
  client.post('cart-details-keep', { body: { details } }).then(
    () => undefined,
    () => undefined,
  );
