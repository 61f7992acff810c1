import type { QueryClient } from '@tanstack/react-query';

/** Kept in memory between the sale and its thank-you page, which knows no other price to compare. */
const keyOf = (code: string) => ['buyback', 'price-raised', code];

/** Notes that a newer price list paid more than the one that the customer saw (T-BUY-14). */
export const rememberRaisedPrice = (queryClient: QueryClient, code: string): void => {
  queryClient.setQueryData(keyOf(code), true);
};

export const wasPriceRaised = (queryClient: QueryClient, code: string): boolean =>
  queryClient.getQueryData(keyOf(code)) === true;
