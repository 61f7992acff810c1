import { reviewFields } from '#core/contract/reviews.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';
import type { TypedRefusals, TypedValues } from '#ui/use-contract-form.ts';

/** Controls of the form of a review. */
export const reviewNames = ['rating', 'pros', 'cons', 'reviewText', 'isAnonymous'] as const;

export type ReviewValues = TypedValues<(typeof reviewNames)[number]>;

/** What was typed as it travels; the rating is 1 to 5, NaN before one was chosen. */
export const reviewOf = ({ rating, isAnonymous, ...texts }: ReviewValues) => ({
  ...texts,
  rating: rating === '' ? Number.NaN : Number(rating),
  isAnonymous: isAnonymous === 'true',
});

/** The API's own check of a review; phrases of what must be mended. */
export const checkReview = (values: ReviewValues): TypedRefusals<keyof ReviewValues> =>
  schemaRefusals(reviewFields.safeParse(reviewOf(values)), reviewNames);
