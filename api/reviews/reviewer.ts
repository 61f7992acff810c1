import type { Knex } from 'knex';
import { checkReviewer } from '#core/reviews/check-reviewer.ts';
import { ReviewModel } from './review-model.ts';

export interface ReviewerState {
  readonly fullName: string;
  readonly review: ReviewModel | undefined;
  readonly check: ReturnType<typeof checkReviewer>;
}

/** What a customer may write of a product, from the profile, the orders and the earlier review. */
export async function reviewerState(
  knex: Knex,
  userId: number,
  masterProductId: number,
): Promise<ReviewerState> {
  const of = { user_id: userId, master_product_id: masterProductId };
  const profile: { first_name: string; last_name: string } | undefined = await knex('user_profiles')
    .where('user_id', userId)
    .first('first_name', 'last_name');
  const review = await ReviewModel.query(knex).findOne(of);
  const purchases: { delivered_at: Date | null; cancelled_at: Date | null }[] = await knex(
    'purchases',
  )
    .where('user_id', userId)
    .whereIn(
      'master_product_id',
      knex('master_products')
        .where('id', masterProductId)
        .orWhere('merged_into_id', masterProductId)
        .select('id'),
    )
    .select('delivered_at', 'cancelled_at');
  const names = { firstName: profile?.first_name ?? '', lastName: profile?.last_name ?? '' };
  const check = checkReviewer({
    ...names,
    purchases: purchases.map(({ delivered_at, cancelled_at }) => ({
      isDelivered: delivered_at !== null,
      isCancelled: cancelled_at !== null,
    })),
    reviewId: review ? String(review.id) : null,
  });
  return { fullName: `${names.firstName} ${names.lastName}`.trim(), review, check };
}
