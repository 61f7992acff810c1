import type { UrlKey } from '#core/contract/endpoints.ts';

/** A valid input of a call, in camelCase and with every field filled. */
export interface Sample {
  readonly query?: object;
  readonly body?: object;
  readonly params?: object;
  /** Texts that a visitor may put into an address: whatever they hold, the call has an answer. */
  readonly anyText?: readonly string[];
  /** Fields whose values may be fractions. */
  readonly fractions?: readonly string[];
  /** Fields whose values may be below zero. */
  readonly negatives?: readonly string[];
}

export type Samples = Partial<Record<UrlKey, Sample>>;
