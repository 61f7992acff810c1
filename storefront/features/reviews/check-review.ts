import { reviewFields } from '#core/contract/reviews.ts';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';

export interface ReviewFields {
  /** 1 to 5 as text, empty before one was chosen. */
  readonly rating: string;
  readonly pros: string;
  readonly cons: string;
  readonly reviewText: string;
  readonly isAnonymous: boolean;
}

/** The API's own check of a review; phrases of what must be mended. */
export function checkReview(fields: ReviewFields): Readonly<Record<string, ValidationPhrase>> {
  const rating = fields.rating === '' ? undefined : Number(fields.rating);
  const checked = reviewFields.safeParse({ ...fields, rating });
  const refusals: Record<string, ValidationPhrase> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    // Messages of the contract's schemas are keys of these phrases.
    refusals[String(path[0])] ??= message as ValidationPhrase;
  }
  return refusals;
}
