import type { z } from 'zod';
import type { addReview } from '#core/contract/reviews.ts';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import type { ReviewerRefusal } from '#core/reviews/check-reviewer.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import { publishChange } from './publish-change.ts';
import { UserModel } from '../accounts/user-model.ts';
import { ReviewModel } from './review-model.ts';
import { findProduct } from './review-rows.ts';
import { reviewerState } from './reviewer.ts';

type Review = z.output<(typeof addReview)['body']>;
type OwnReview = z.output<(typeof addReview)['reply']>;

const phraseOf: Record<ReviewerRefusal, ValidationPhrase> = {
  name_missing: 'review_name_missing',
  not_bought: 'review_not_bought',
  not_delivered_yet: 'review_not_delivered_yet',
};

const toOwn = ({
  rating,
  pros,
  cons,
  reviewText,
  isAnonymous,
  status,
}: ReviewModel): OwnReview => ({ rating, pros, cons, reviewText, isAnonymous, status });

/** What signed-in customers do with reviews. */
export function customerRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const data = bind('product-review-user-data', async ({ params }, context) => {
    const { language } = context;
    const product = await findProduct(knex, params.masterProductSeoName, language);
    if (!product) throw new Refusal(404, 'not_found');
    const { fullName, review, check } = await reviewerState(knex, ownUser(context).id, product.id);
    return {
      product: product.name,
      fullName,
      refusal: check.ok ? null : check.error,
      review: review ? toOwn(review) : null,
    };
  });

  const waiting = bind('user-profile-products-to-review', async (_, context) => {
    const user = ownUser(context);
    const rows: { seo: string; name: string; reference: string; delivered_at: Date }[] = await knex(
      'purchases as p',
    )
      .join('master_products as bought', 'bought.id', 'p.master_product_id')
      .joinRaw('join master_products m on m.id = coalesce(bought.merged_into_id, bought.id)')
      .leftJoin('reviews as r', (join) =>
        join.on('r.master_product_id', 'm.id').andOn('r.user_id', 'p.user_id'),
      )
      .where('p.user_id', user.id)
      .whereNotNull('p.delivered_at')
      .whereNull('p.cancelled_at')
      .whereNull('r.id')
      .orderBy('p.delivered_at', 'desc')
      .limit(100)
      .select('m.seo_name as seo', `m.name_${context.language} as name`)
      .select('p.order_reference as reference', 'p.delivered_at');
    const results = rows.map(({ seo, name, reference, delivered_at }) => ({
      masterProductSeoName: seo,
      name,
      orderReference: reference,
      deliveredAt: delivered_at.toISOString(),
    }));
    return { results };
  });

  const add = bind('product-review-add', ({ body }, context) =>
    saveReview(deps, body, null, context),
  );
  const addInComponent = bind('product-review-add-component', ({ params, body }, context) =>
    saveReview(deps, body, params.componentPk, context),
  );
  return [data, waiting, add, addInComponent];
}

/** Stores a review or changes the customer's earlier one; either way it waits for approval. */
const saveReview = (
  deps: Dependencies,
  body: Review,
  componentId: number | null,
  context: RequestContext,
): Promise<OwnReview> =>
  deps.knex.transaction(async (trx) => {
    const { language, now } = context;
    const user = ownUser(context);
    const product = await findProduct(trx, body.masterProductSeoName, language);
    if (!product) throw new FieldRefusal({ masterProductSeoName: ['unknown_product'] });
    // Two reviews of one customer wait for each other, so the second finds the first.
    await UserModel.query(trx).findById(user.id).select('id').forUpdate();
    const { fullName, review, check } = await reviewerState(trx, user.id, product.id);
    if (!check.ok) throw new FieldRefusal({ nonFieldErrors: [phraseOf[check.error]] });
    const written = {
      rating: body.rating,
      pros: body.pros,
      cons: body.cons,
      reviewText: body.reviewText,
      isAnonymous: body.isAnonymous,
      fullName,
      componentId,
      status: 'waiting' as const,
      changedAt: now,
      decidedAt: null,
      decidedBy: null,
      reason: null,
      masterProductId: product.id,
      userId: user.id,
      version: (review?.version ?? 0) + 1,
    };
    const wasApproved = review?.status === 'approved';
    await review?.$query(trx).patch(written);
    const row =
      review ?? (await ReviewModel.query(trx).insertAndFetch({ ...written, createdAt: now }));
    if (wasApproved) await publishChange(trx, deps, product.id);
    return toOwn(row);
  });
