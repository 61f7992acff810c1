import { randomBytes } from 'node:crypto';
import { enquiryTopics } from '#core/enquiries/enquiry.ts';
import { missedSearchesOf } from '../../search/missed-searches.ts';
import type { DayOfHistory } from './day-of-history.ts';
import type { PastShop } from './past-shop.ts';
import { personOf, type Person } from './people.ts';
import { wordsOf } from './words.ts';

/** People who ask something or want to be told the news. */
export async function visit(shop: PastShop, { number, left }: DayOfHistory): Promise<void> {
  const { dice } = shop;
  const isLast = left === 0;
  if (isLast || number % 7 === 3) await shop.story('searches', () => searchInVain(shop));
  if (isLast || dice.falls(0.6)) await shop.story('enquiry', () => ask(shop));
  if (isLast || dice.falls(0.1)) await shop.story('special offer', () => askForMany(shop));
  if (isLast || dice.falls(0.5)) await shop.story('newsletter', () => subscribe(shop));
  if (!isLast) await shop.story('answer', () => answer(shop));
}

/** A sandbox's captcha as the widget makes it at this moment. */
export const captchaAt = (shop: PastShop): string =>
  `sandbox.pass.${String(shop.deps.now().getTime())}.${randomBytes(16).toString('base64url')}`;

const senderOf = (shop: PastShop, { firstName, lastName, eMail }: Person) => ({
  name: `${firstName} ${lastName}`,
  eMail,
  captcha: captchaAt(shop),
  website: '',
});

function ask(shop: PastShop): Promise<unknown> {
  const { dice } = shop;
  const person = personOf(shop.deps.market.code, dice);
  const topic = dice.oneOf(enquiryTopics);
  const message = dice.oneOf<string>(wordsOf(shop).message);
  const body = {
    ...senderOf(shop, person),
    phone: person.phoneNumber,
    topic,
    orderNumber: '',
    message,
  };
  return shop.call(shop.visitor(), 'enquiry-contact', { body });
}

/** What a week's visitors looked for and the shop does not have. */
async function searchInVain(shop: PastShop): Promise<void> {
  const { searched } = wordsOf(shop);
  for (let times = shop.dice.between(3, 9); times > 0; times -= 1) {
    await shop.call(shop.visitor(), 'search', { query: { q: shop.dice.oneOf<string>(searched) } });
  }
  // The day's transaction does not wait for the next second.
  await missedSearchesOf(shop.deps).flush();
}

function askForMany(shop: PastShop): Promise<unknown> {
  const person = personOf(shop.deps.market.code, shop.dice);
  const { company, offer } = wordsOf(shop);
  const body = {
    ...senderOf(shop, person),
    phone: person.phoneNumber,
    company,
    companyNumber: '',
    product: 'iPad',
    quantity: shop.dice.between(5, 40),
    message: offer,
  };
  return shop.call(shop.visitor(), 'enquiry-special-offer', { body });
}

/** Most of them open the link of the mail. */
async function subscribe(shop: PastShop): Promise<void> {
  const { eMail } = personOf(shop.deps.market.code, shop.dice);
  const who = shop.visitor();
  await shop.call(who, 'news-add-subscriber', { body: { eMail, website: '' } });
  if (!shop.dice.falls(0.8)) return;
  const row = await shop.trx('subscribers').orderBy('id', 'desc').first('code');
  if (row) await shop.call(who, 'news-subscriber-confirm', { params: { code: row.code } });
}

/** The oldest open question is answered. */
async function answer(shop: PastShop): Promise<void> {
  const boss = await shop.signedIn('admin');
  const { results } = await shop.call(boss, 'admin-enquiry-list', {
    query: { state: 'open', limit: 1 },
  });
  const [oldest] = results;
  if (!oldest) return;
  const params = { id: oldest.id };
  if (shop.dice.falls(0.2)) await shop.call(boss, 'admin-enquiry-close', { params, body: {} });
  else
    await shop.call(boss, 'admin-enquiry-answer', {
      params,
      body: { answer: wordsOf(shop).answer },
    });
}
