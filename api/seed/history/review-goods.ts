import type { DayOfHistory } from './day-of-history.ts';
import type { Caller, PastShop } from './past-shop.ts';
import { wordsOf } from './words.ts';

/** Customers with an account review what they bought; staff approve, refuse and answer. */
export async function reviewGoods(shop: PastShop, { left }: DayOfHistory): Promise<void> {
  if (left > 0) await shop.story('moderation', () => moderate(shop));
  await shop.story('review', () => review(shop));
}

async function review(shop: PastShop): Promise<void> {
  const { dice } = shop;
  const [customer, business] = [await shop.signedIn('customer'), await shop.signedIn('business')];
  for (const who of dice.falls(0.5) ? [customer, business] : [business, customer]) {
    const { results } = await shop.call(who, 'user-profile-products-to-review', {});
    const [bought] = results;
    if (bought) return write(shop, who, bought.masterProductSeoName);
  }
}

async function write(shop: PastShop, who: Caller, product: string): Promise<void> {
  const { dice } = shop;
  const { pros, cons, review: texts } = wordsOf(shop);
  await shop.call(who, 'product-review-add', {
    body: {
      masterProductSeoName: product,
      rating: dice.between(3, 5),
      pros: dice.oneOf<string>(pros),
      cons: dice.oneOf<string>(cons),
      reviewText: dice.oneOf<string>(texts),
      isAnonymous: dice.falls(0.3),
    },
  });
}

async function moderate(shop: PastShop): Promise<void> {
  const boss = await shop.signedIn('admin');
  const query = { status: 'waiting' as const, limit: 5 };
  const { results } = await shop.call(boss, 'admin-review-list', { query });
  for (const { id, version } of results) {
    if (shop.dice.falls(0.5)) continue;
    const params = { pk: id };
    const body = { isApproved: true, reason: null, version };
    const approved = await shop.call(boss, 'admin-review-approve', { params, body });
    if (shop.dice.falls(0.5)) continue;
    const answer = { reply: wordsOf(shop).reply, version: approved.version };
    await shop.call(boss, 'admin-review-update', { params, body: answer });
  }
}
