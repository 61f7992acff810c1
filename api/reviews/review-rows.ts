import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { Rows } from '../platform/database/rows.ts';

export type ReviewRow = Pick<
  Rows['reviews'],
  | 'id'
  | 'master_product_id'
  | 'user_id'
  | 'rating'
  | 'pros'
  | 'cons'
  | 'review_text'
  | 'full_name'
  | 'is_anonymous'
  | 'status'
  | 'reason'
  | 'reply'
  | 'version'
  | 'created_at'
  | 'changed_at'
>;

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
