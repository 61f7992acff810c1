import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { reviewers, reviewGroups } from './data/review-groups.ts';
import { demoAccounts } from './demo-accounts.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedReview } from './seed-review.ts';

const dayMs = 86_400_000;
/** Delivered products that the demo customer has still to review. */
const waitingCount = 2;
/** Every so manieth reviewer stays anonymous. */
const anonymousEvery = 7;

/**
 * Fills approved reviews of the most wanted products, in the market's language, with customers whom
 * nobody can sign in as and what they bought. The demo customer gets purchases to review.
 */
export async function insertReviews(
  trx: Knex.Transaction,
  market: MarketCode,
  now: Date,
): Promise<void> {
  const people = await insertReviewers(trx, market);
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const lines = (await reviewedProducts(trx)).flatMap(({ review, product }, place) => {
    const person = people[place % people.length];
    if (product === undefined || person === undefined) return [];
    const of = { user_id: person.id, master_product_id: product };
    const [review_text, pros, cons] = review[markets[market].language];
    const day = 9 + place * 2;
    return {
      purchase: purchaseOf(of, place, daysAgo(day + 12), daysAgo(day + 9)),
      review: {
        ...of,
        rating: review.rating,
        pros,
        cons,
        review_text,
        full_name: person.name,
        is_anonymous: place % anonymousEvery === anonymousEvery - 1,
        status: 'approved',
        version: 1,
        created_at: daysAgo(day + 1),
        changed_at: daysAgo(day + 1),
        decided_at: daysAgo(day),
      },
    };
  });
  const demo = await demoCustomer(trx, market);
  const waiting = (await wantedProducts(trx, 'phone', waitingCount)).map((product, place) => {
    const of = { user_id: demo, master_product_id: product };
    return purchaseOf(of, lines.length + place, daysAgo(6), daysAgo(3));
  });
  const purchases = [...lines.map(({ purchase }) => purchase), ...waiting];
  await insertRows(trx, 'purchases', purchases);
  const reviews = lines.map(({ review }) => review);
  await insertRows(trx, 'reviews', reviews);
}

async function reviewedProducts(trx: Knex.Transaction) {
  const reviewed: { review: SeedReview; product: number | undefined }[] = [];
  for (const { kind, eachProduct, reviews } of reviewGroups) {
    const wanted = await wantedProducts(trx, kind, Math.ceil(reviews.length / eachProduct));
    const productOf = (place: number) => wanted[Math.floor(place / eachProduct)];
    reviewed.push(...reviews.map((review, place) => ({ review, product: productOf(place) })));
  }
  return reviewed;
}

const purchaseOf = (of: object, place: number, bought: string, delivered: string) => ({
  ...of,
  order_reference: `OB-${String(100_001 + place)}`,
  bought_at: bought,
  delivered_at: delivered,
});

/** Products on sale of one kind, those of the most wanted families first; one variant of each. */
async function wantedProducts(trx: Knex.Transaction, kind: DeviceKind, count: number) {
  const rows: { id: number }[] = await trx('master_products as v')
    .join('meta_masters as f', 'f.id', 'v.meta_master_id')
    .where({ 'v.position': 0, 'v.is_active': true, 'f.kind': kind })
    .orderBy([{ column: 'f.popularity', order: 'desc' }, { column: 'v.id' }])
    .limit(count)
    .select('v.id');
  return rows.map(({ id }) => id);
}

async function demoCustomer(trx: Knex.Transaction, market: MarketCode): Promise<number> {
  const account = demoAccounts(market).find(({ role }) => role === 'customer');
  const row: { id: number } | undefined = await trx('users')
    .where('e_mail', account?.eMail ?? '')
    .first('id');
  if (!row) throw new Error('the demo customer was not inserted');
  return row.id;
}

async function insertReviewers(trx: Knex.Transaction, market: MarketCode) {
  // Made of chance that is kept nowhere: these accounts have no door.
  const password_hash = await hash(randomBytes(32).toString('base64'));
  const rows = reviewers[market].map((name, place) => ({
    e_mail: `recenzent-${String(place + 1)}@obmena.example`,
    password_hash,
    name,
    role: 'customer' as const,
    language: markets[market].language,
    is_active: false,
  }));
  return trx('users').insert(rows).returning<{ id: number; name: string }[]>(['id', 'name']);
}
