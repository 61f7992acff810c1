import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { reviewStatuses } from '#core/contract/reviews.ts';

export interface ReviewRow {
  readonly id: number;
  readonly master_product_id: number;
  readonly user_id: number;
  readonly rating: number;
  readonly pros: string;
  readonly cons: string;
  readonly review_text: string;
  readonly full_name: string;
  readonly is_anonymous: boolean;
  readonly status: (typeof reviewStatuses)[number];
  readonly version: number;
  readonly created_at: Date;
  readonly changed_at: Date;
}

/** What was written, as every answer shows it. */
export const textsOf = (row: Pick<ReviewRow, 'rating' | 'pros' | 'cons' | 'review_text'>) => ({
  rating: row.rating,
  pros: row.pros,
  cons: row.cons,
  reviewText: row.review_text,
});

/** What the answers about a product's reviews are tagged with. */
export const reviewsKey = (masterProductId: number): string => `reviews-${String(masterProductId)}`;

export interface ReviewedProduct {
  readonly id: number;
  readonly name: string;
}

/** The product of an address; undefined where there is none. */
export const findProduct = (
  knex: Knex,
  seoName: string,
  language: Language,
): Promise<ReviewedProduct | undefined> =>
  knex('master_products')
    .where('seo_name', seoName)
    .first<ReviewedProduct | undefined>('id', `name_${language} as name`);
