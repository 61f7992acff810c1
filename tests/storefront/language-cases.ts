import { expect, test } from '@playwright/test';
import { accountPaths } from '#core/paths/account-paths.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { languages, type MarketCode } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { shopOf, staffPassword } from '#tests/support/shops.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { makeCounterOffer, mailedLink, sendOffer } from './prepared-sales.ts';
import { devices } from './sale-data.ts';

const unknownCode = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Addresses of every kind of page of a shop, those of somebody signed in among them. */
async function everyPage(market: MarketCode): Promise<readonly string[]> {
  const client = createTestClient(shopOf(market).url);
  const [{ stores }, articles, jobs, home] = await Promise.all([
    client.get('stores', {}),
    client.get('article-list', { query: { limit: 1 } }),
    client.get('job-list', {}),
    client.get('catalog-home', {}),
  ]);
  const device = devices[market].phone;
  const model = device.slice(0, device.lastIndexOf('/'));
  const [buyback, sale] = [buybackPaths(market), salePaths(market)];
  const shop = shopPaths(market);
  const { confirmRegistration, newPassword, ...account } = accountPaths(market);
  const eMail = 'jazyky@example.cz';
  await sendOffer(market, device, eMail);
  const [offer, counterOffer] = [
    await mailedLink(market, eMail, 'offer'),
    await makeCounterOffer(market, device, eMail),
  ];
  const repairs = model.replace(buyback.root, servicePaths(market).root);
  const product = home.bestselling[0]?.seoName ?? '';
  return [
    ...['/', '/neni', buyback.root, model.slice(0, model.lastIndexOf('/')), model, device],
    ...[buyback.centers, buyback.status, buyback.counterOffer(unknownCode)],
    ...[offer, counterOffer.path, `${counterOffer.path}?decision=refuse`],
    ...[shop.stores, shop.store(stores[0]?.slug ?? ''), shop.store('neni'), shop.showRooms],
    ...[shop.contact, shop.specialOffer, shop.reservation(unknownCode), shop.faq, shop.articles],
    ...[shop.article(articles.results[0]?.slug ?? ''), shop.jobs],
    ...[shop.job(jobs.results[0]?.slug ?? ''), shop.newsletter(unknownCode)],
    ...[shop.reviews(product), shop.reviews('neni'), shop.product(product), shop.favourites],
    ...[servicePaths(market).root, repairs],
    ...[shop.lastVisited, shop.compare, shop.limitedOffers],
    ...[sale.order(unknownCode), sale.payment(unknownCode), sale.installments, sale.orderStatus],
    ...[sale.cart, confirmRegistration('x'.repeat(43)), newPassword('x'.repeat(43))],
    ...Object.values(account),
  ];
}

/** Every page says in its language that it does, whatever the shop's own is. */
export function describeLanguages(market: MarketCode): void {
  test('every page is sent in the language that its visitor chose, and is titled', async () => {
    test.setTimeout(120_000);
    const pages = await everyPage(market);
    const visitor = createTestClient(shopOf(market).url);
    const answer = await visitor.login('customer@obmena.example', staffPassword);
    expect(answer.status).toBe(200);
    const wrong: string[] = [];
    for (const language of languages) {
      visitor.cookies.set('language', language);
      for (const path of pages) {
        const text = await (await visitor.fetch(path, { redirect: 'follow' })).text();
        const isRight =
          new RegExp(`<html[^>]* lang="${language}"`).test(text) && /<title>[^<]+</.test(text);
        if (!isRight) wrong.push(`${path} (${language})`);
      }
    }
    expect(wrong).toEqual([]);
  });
}
