import type { Purge } from '#core/cache-purge/purge-request.ts';

/** How a purge ended; `problem` is what the CDN said, without anything secret. */
export type PurgeOutcome =
  | { readonly outcome: 'purged'; readonly requests: number }
  | { readonly outcome: 'failed'; readonly problem: string };

/** The cache in front of the shop. */
export interface Cdn {
  readonly kind: 'none' | 'sandbox' | 'fastly';
  readonly purge: (purge: Purge) => Promise<PurgeOutcome>;
}
