import type { QueryClient } from '@tanstack/react-query';

/** Kept in memory between the order and its thanks, which the server tells only once. */
const keyOf = (path: string) => ['order-notice', path];

/** Notes what was said of a placed order, such as that its price fell (T-CART-8). */
export const rememberNotice = (queryClient: QueryClient, path: string, notice: string): void => {
  queryClient.setQueryData(keyOf(path), notice);
};

export const noticeOf = (queryClient: QueryClient, path: string): string | null =>
  queryClient.getQueryData<string>(keyOf(path)) ?? null;
