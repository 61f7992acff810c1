import { describe, expect, it } from 'vitest';
import { marketCodes, markets } from '../market/market.ts';
import { accountPaths } from './account-paths.ts';
import { buybackPaths, reservedBuybackWords } from './buyback-paths.ts';
import { salePaths } from './sale-paths.ts';
import { reservedShopWords, shopPaths } from './shop-paths.ts';

const plain = (paths: object): readonly string[] =>
  Object.values(paths).filter((path): path is string => typeof path === 'string');

describe.each(marketCodes)('addresses of the market %s', (market) => {
  const shop = shopPaths(market);
  const sale = salePaths(market);
  const account = accountPaths(market);
  const buyback = buybackPaths(market);

  it('begin with a slash, end with none and hold plain letters', () => {
    const all = [shop, sale, account, buyback].flatMap(plain).filter((path) => path !== '/');
    expect(all.filter((path) => !/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path))).toEqual([]);
  });

  it('are of one page each, whichever part of the shop it belongs to', () => {
    const shared = new Set(plain(shop));
    const others = [...plain(sale), ...plain(buyback)];
    expect(others.filter((path) => shared.has(path))).toEqual([]);
    expect(new Set(others).size).toBe(others.length);
  });

  it('leave no first piece of theirs to a category', () => {
    const reserved = reservedShopWords(market);
    const first = [...plain(sale), ...plain(account), ...plain(buyback)].map(
      (path) => path.split('/')[1],
    );
    expect(first.filter((piece) => piece === undefined || !reserved.has(piece))).toEqual([]);
  });

  it('never let a code out of its own piece', () => {
    const code = 'a/b?c#d';
    const written = 'a%2Fb%3Fc%23d';
    expect(sale.order(code)).toBe(`${sale.order('').slice(0, -1)}/${written}`);
    expect(sale.thanks(code)).toContain(`/${written}/`);
    expect(sale.payment(code)).toMatch(new RegExp(`/${written}$`));
    expect(account.confirmRegistration(code)).toBe(`${account.registration}/${written}`);
    expect(account.newPassword(code)).toBe(`${account.passwordReset}/${written}`);
    expect(buyback.offer(code)).toMatch(new RegExp(`/${written}$`));
    expect(shop.product(code)).toMatch(new RegExp(`/${written}$`));
  });

  it('keep all pages of an account below the account', () => {
    const { login: _, registration: __, passwordReset: ___, ...own } = account;
    expect(plain(own).filter((path) => !path.startsWith(shop.account))).toEqual([]);
  });

  it('lead down the steps of a buy-back as far as they are chosen without a gap', () => {
    const steps = { productType: 'telefony', productManufacturer: 'apple' };
    expect(buyback.selector({})).toBe(buyback.root);
    expect(buyback.selector(steps)).toBe(`${buyback.root}/telefony/apple`);
    expect(buyback.selector({ ...steps, productColor: 'black' })).toBe(
      `${buyback.root}/telefony/apple`,
    );
    expect(buyback.selector({ ...steps, productModel: 'iphone-15', productColor: 'black' })).toBe(
      `${buyback.root}/telefony/apple/iphone-15/black`,
    );
    expect(buyback.selector({ productManufacturer: 'apple' })).toBe(buyback.root);
  });

  it('reserve the words of the buy-back, which no type of device may have', () => {
    const words = [buyback.status, buyback.centers].map((path) => path.split('/').at(-1) ?? '');
    expect(words.filter((word) => !reservedBuybackWords(market).has(word))).toEqual([]);
    expect(reservedBuybackWords(market).has(markets[market].phoneTypeSlug)).toBe(false);
  });
});
