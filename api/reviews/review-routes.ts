import { summariseRatings } from '#core/reviews/summarise-ratings.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { customerRoutes } from './customer-routes.ts';
import { moderateRoutes } from './moderate-routes.ts';
import { readReviews } from './read-reviews.ts';
import { reviewsKey, textsOf } from './review-rows.ts';

/** Reviews as shoppers read, customers write and staff approve them. */
export function reviewRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, reads } = deps;

  const list = bind('product-reviews', async ({ params, query }, { language, tag }) => {
    const product = await readReviews(knex, params.masterProductSeoName, query, language);
    if (!product) throw new Refusal(404, 'not_found');
    tag(reviewsKey(product.id));
    const of = (stars: number) => product.counts.find(({ rating }) => rating === stars)?.count ?? 0;
    return {
      product: product.name,
      ...summariseRatings([of(1), of(2), of(3), of(4), of(5)]),
      results: product.rows.map((row) => ({
        ...textsOf(row),
        id: row.id,
        signature: row.is_anonymous ? null : row.full_name,
        writtenAt: new Date(row.changed_at).toISOString(),
        reply: row.reply,
      })),
    };
  });

  const samsung = bind('product-review-products-samsung', async (_, { language }) => {
    const results: { masterProductSeoName: string; name: string }[] = await reads(
      'master_products as p',
    )
      .join('meta_masters as f', 'f.id', 'p.meta_master_id')
      .join('manufacturers as m', 'm.id', 'f.manufacturer_id')
      .where({ 'm.slug': 'samsung', 'p.is_active': true })
      .orderBy([`p.name_${language}`, 'p.id'])
      .limit(1000)
      .select('p.seo_name as masterProductSeoName', `p.name_${language} as name`);
    return { results };
  });

  return [list, samsung, ...customerRoutes(deps), ...moderateRoutes(deps)];
}
