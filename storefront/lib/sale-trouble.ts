import { asApiError } from '#ui/api-error.ts';
import { NetworkError } from '#ui/wire.ts';

/** Too many attempts, and in how many seconds one may be made again; null where the server does not say. */
interface Limited {
  readonly kind: 'limited';
  readonly retryAfter: number | null;
}

/** Why a change could not be sent. Each kind has its own advice; the fields' errors are apart. */
export type SaleTrouble =
  | { readonly kind: 'offline' | 'failed' }
  | Limited
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** What a failed call means for a person; `body` is there where the server explained itself. */
export type SaleFailure =
  | { readonly kind: 'offline' | 'failed' }
  | Limited
  | { readonly kind: 'price_changed'; readonly message: string; readonly url: string | null }
  | { readonly kind: 'refused'; readonly body: unknown };

/** Tells the failures of both ways of ending an appraisal apart (SPECIFICATION 5 and 8). */
export function saleFailureOf(error: unknown): SaleFailure {
  const refusal = asApiError(error);
  if (refusal === null) {
    const offline = error instanceof NetworkError;
    return { kind: offline ? 'offline' : 'failed' };
  }
  if (refusal.status === 429) return { kind: 'limited', retryAfter: refusal.retryAfter };
  if (refusal.status >= 500) return { kind: 'failed' };
  const { message, url } = (refusal.body ?? {}) as { message?: unknown; url?: unknown }; // checked
  if (refusal.status === 400 && typeof message === 'string') {
    return { kind: 'price_changed', message, url: typeof url === 'string' ? url : null };
  }
  return { kind: 'refused', body: refusal.body };
}
