/** Limits of automatic repetition (SPECIFICATION 9, T-PLAT-1). */
const retryLimits = { retries: 3, firstDelayMs: 1_000, maxDelayMs: 30_000 } as const;

export interface FailedCall {
  /** How many retries have already been made; 0 after the first failure. */
  readonly retriesMade: number;
  /** HTTP status, or null when no answer came at all. */
  readonly status: number | null;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Whether the call carries a key by which the server recognises a repetition. */
  readonly hasIdempotencyKey: boolean;
}

/** The n-th retry's delay (0-based): 1 s doubled, at most 30 s. */
export const retryDelayMs = (retriesMade: number): number =>
  Math.min(retryLimits.maxDelayMs, retryLimits.firstDelayMs * 2 ** retriesMade);

/**
 * Milliseconds to wait before repeating a failed call, or null when it must not be repeated:
 * after 3 retries, on any 4xx (asking again changes nothing), and for a change without an
 * idempotency key (it may have happened already).
 */
export function nextRetryMs(call: FailedCall): number | null {
  if (call.retriesMade >= retryLimits.retries) return null;
  if (call.status !== null && call.status < 500) return null;
  if (call.method !== 'GET' && !call.hasIdempotencyKey) return null;
  return retryDelayMs(call.retriesMade);
}
