import { accept, refuse, type Result } from '../shared/result.ts';

/** One line of the customer's orders with the reviewed product. */
export interface Purchase {
  readonly isDelivered: boolean;
  readonly isCancelled: boolean;
}

export interface Reviewer {
  /** As the profile holds them; empty when not filled in. */
  readonly firstName: string;
  readonly lastName: string;
  /** Orders of the reviewed product only. */
  readonly purchases: readonly Purchase[];
  /** The customer's review of this product, if there is one. */
  readonly reviewId: string | null;
}

export type ReviewIntent =
  | { readonly kind: 'new_review' }
  /** A second review is an edit of the first, which then waits for approval again. */
  | { readonly kind: 'edit_review'; readonly reviewId: string };

export type ReviewerRefusal = 'name_missing' | 'not_bought' | 'not_delivered_yet';

/**
 * Whether a customer may review a product, and as what (SPECIFICATION section 5, T-PLAT-9). The
 * profile needs a full name also for a review shown without it; the product must have been delivered;
 * each customer has one review of a product.
 */
export function checkReviewer(reviewer: Reviewer): Result<ReviewIntent, ReviewerRefusal> {
  if (reviewer.firstName.trim() === '' || reviewer.lastName.trim() === '') {
    return refuse('name_missing');
  }
  if (reviewer.reviewId !== null) {
    return accept({ kind: 'edit_review', reviewId: reviewer.reviewId });
  }
  const standing = reviewer.purchases.filter(({ isCancelled }) => !isCancelled);
  if (standing.length === 0) return refuse('not_bought');
  return standing.some(({ isDelivered }) => isDelivered)
    ? accept({ kind: 'new_review' })
    : refuse('not_delivered_yet');
}

/** How a published review is signed: the full name, or nothing for an anonymous one. */
export const reviewSignature = (
  { firstName, lastName }: Pick<Reviewer, 'firstName' | 'lastName'>,
  isAnonymous: boolean,
): string | null => (isAnonymous ? null : `${firstName.trim()} ${lastName.trim()}`);
