import { summariseRatings } from '#core/reviews/summarise-ratings.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { customerRoutes } from './customer-routes.ts';
import { moderateRoutes } from './moderate-routes.ts';
import { findProduct, reviewsKey, textsOf, type ReviewRow } from './review-rows.ts';

/** Reviews as shoppers read, customers write and staff approve them. */
export function reviewRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, reads } = deps;

  const list = bind('product-reviews', async ({ params, query }, { language, tag }) => {
    const product = await findProduct(reads, params.masterProductSeoName, language);
    if (!product) throw new Refusal(404, 'not_found');
    tag(reviewsKey(product.id));
    const approved = () =>
      knex<ReviewRow>('reviews').where({ master_product_id: product.id, status: 'approved' });
    const counts: { rating: number; count: number }[] = await approved()
      .groupBy('rating')
      .select('rating')
      .count('id as count');
    const of = (stars: number) => counts.find(({ rating }) => rating === stars)?.count ?? 0;
    const order = query.sort.startsWith('-') ? 'desc' : 'asc';
    const rows = await approved()
      .orderBy(query.sort.replace('-', ''), order)
      .orderBy('id', order)
      .offset(query.offset)
      .limit(query.limit);
    return {
      product: product.name,
      ...summariseRatings([of(1), of(2), of(3), of(4), of(5)]),
      results: rows.map((row) => ({
        ...textsOf(row),
        id: row.id,
        signature: row.is_anonymous ? null : row.full_name,
        writtenAt: row.changed_at.toISOString(),
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
