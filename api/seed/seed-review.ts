import type { DeviceKind } from '#core/buyback/device-kind.ts';

/** What an invented customer wrote; `pros` and `cons` may be empty. */
type Words = readonly [text: string, pros: string, cons: string];

export interface SeedReview {
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly cs: Words;
  readonly ro: Words;
}

/** Reviews of the most wanted products of one kind, in turn so many of each. */
export interface SeedReviewGroup {
  readonly kind: DeviceKind;
  readonly eachProduct: number;
  readonly reviews: readonly SeedReview[];
}
