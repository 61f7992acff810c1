import { ApiError } from '#core/contract/client.ts';

export const asApiError = (error: unknown): ApiError | null =>
  error instanceof ApiError ? error : null;

/** HTTP status of a failed call; null when no answer came. */
export const statusOf = (error: unknown): number | null => asApiError(error)?.status ?? null;
