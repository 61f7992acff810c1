import type { ApiError } from '#core/contract/client.ts';

/**
 * The API's refusal, or null for any other failure. Told by name: on the server the client comes
 * from another bundle, with a class of its own.
 */
export const asApiError = (error: unknown): ApiError | null =>
  error instanceof Error && error.name === 'ApiError'
    ? (error as ApiError) // the name is this class's alone
    : null;

/** HTTP status of a failed call; null when no answer came. */
export const statusOf = (error: unknown): number | null => asApiError(error)?.status ?? null;
