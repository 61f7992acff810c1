import type { Knex } from 'knex';
import type { reviewSorts } from '#core/contract/reviews.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../platform/database/query.ts';
import type { ReviewRow } from './review-rows.ts';

type Sort = (typeof reviewSorts)[number];

type ShownReview = Pick<
  ReviewRow,
  | 'id'
  | 'rating'
  | 'pros'
  | 'cons'
  | 'review_text'
  | 'full_name'
  | 'is_anonymous'
  | 'changed_at'
  | 'reply'
>;

/** A product with what was written of it and approved. */
interface ReadReviews {
  readonly id: number;
  readonly name: string;
  /** How many gave so many stars. */
  readonly counts: readonly { readonly rating: number; readonly count: number }[];
  /** Times are texts, as JSON has none. */
  readonly rows: readonly (Omit<ShownReview, 'changed_at'> & { readonly changed_at: string })[];
}

const statement = (language: Language, sort: Sort) => {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return `
  select p.id, p.name_${language} as name,
    (select coalesce(json_agg(c), '[]') from (
      select rating, count(*)::integer as count from reviews
      where master_product_id = p.id and status = 'approved' group by rating
    ) c) as counts,
    (select coalesce(json_agg(r), '[]') from (
      select id, rating, pros, cons, review_text, full_name, is_anonymous, changed_at, reply
      from reviews
      where master_product_id = p.id and status = 'approved'
      order by ${sort.replace('-', '')} ${direction}, id ${direction} offset $2 limit $3
    ) r) as rows
  from master_products p where p.seo_name = $1`;
};

const bySort = (language: Language): Readonly<Record<Sort, string>> => ({
  decided_at: statement(language, 'decided_at'),
  '-decided_at': statement(language, '-decided_at'),
  rating: statement(language, 'rating'),
  '-rating': statement(language, '-rating'),
});
const statements = { cs: bySort('cs'), ro: bySort('ro') };

interface Wish {
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
}

/** One page of a product's reviews, in one statement; null where there is no such product. */
export async function readReviews(
  db: Knex,
  seoName: string,
  { sort, offset, limit }: Wish,
  language: Language,
): Promise<ReadReviews | null> {
  const values = [seoName, offset, limit];
  const [product] = await query<ReadReviews>(db, statements[language][sort], values);
  return product ?? null;
}
