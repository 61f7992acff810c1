import { describe, expect, it } from 'vitest';
import {
  address,
  check,
  dayOrDays,
  deliveries,
  itemsOf,
  many,
  maybe,
  money,
  once,
  params,
  upTo,
  writeFeed,
} from './feed-rules.ts';
import { newPhone, usedPhone } from './offers.ts';

describe('the feed of Heureka', () => {
  it('keeps to its published specification', () => {
    const { text, refused } = writeFeed('heureka');
    expect(refused).toEqual([]);
    const rules = {
      ITEM_ID: once(/^[\w-]{1,36}$/),
      PRODUCTNAME: once(upTo(200)),
      PRODUCT: once(upTo(260)),
      DESCRIPTION: maybe(/^[^\0]+$/),
      URL: once(address(300)),
      IMGURL: once(address(255)),
      IMGURL_ALTERNATIVE: many(10, address(255)),
      PRICE_VAT: once(money),
      ITEM_TYPE: maybe(/^bazar$/),
      MANUFACTURER: maybe(upTo(200)),
      CATEGORYTEXT: once(/^Heureka\.cz \| .{1,240}$/),
      EAN: maybe(/^\d{13}$/),
      PRODUCTNO: maybe(upTo(100)),
      DELIVERY_DATE: once(dayOrDays),
      ITEMGROUP_ID: once(/^[\w-]{1,36}$/),
      ...deliveries,
      ...params,
    };
    expect(check(itemsOf(text), rules)).toEqual([]);
  });

  it('calls what is not new second-hand, by its longer name alone', () => {
    const [item = []] = itemsOf(writeFeed('heureka', [usedPhone]).text);
    expect(Object.fromEntries(item)).toMatchObject({
      ITEM_TYPE: 'bazar',
      PRODUCTNAME: newPhone.name,
      PRODUCT: `${newPhone.name} – použité, stav A+`,
    });
  });

  it('leaves out what has no category of its own, no picture and no delivery', () => {
    const none = { ...newPhone.categories, heureka: null };
    const { refused } = writeFeed('heureka', [
      { ...newPhone, id: 'a', categories: none },
      { ...newPhone, id: 'b', images: [] },
      { ...newPhone, id: 'c', deliveries: [] },
      { ...newPhone, id: 'd', name: 'a'.repeat(201) },
      { ...newPhone, id: 'e', url: `https://obmena.example/${'a'.repeat(300)}` },
      { ...newPhone, id: 'f', price: 0 },
    ]);
    expect(refused).toEqual([
      ['a', 'no_category'],
      ['b', 'no_picture'],
      ['c', 'no_delivery'],
      ['d', 'name_too_long'],
      ['e', 'address_too_long'],
      ['f', 'no_price'],
    ]);
  });

  it('says when what lies in the warehouse comes, in a feed of its own', () => {
    const { text, refused } = writeFeed('heureka-availability');
    expect(refused.map(([id]) => id)).toEqual(['15', '16', '17']);
    expect(text).toContain('<item id="12"><stock_quantity>12</stock_quantity>');
    const moment = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d';
    const rules = {
      stock_quantity: once(/^[1-9]\d*$/),
      delivery_time: once(new RegExp(`^${moment}$`)),
    };
    expect(check(itemsOf(text), rules)).toEqual([]);
    expect(text).toMatch(new RegExp(`<delivery_time orderDeadline="${moment}">`));
  });
});

describe('the feed of Zboží.cz', () => {
  it('keeps to its published specification', () => {
    const { text, refused } = writeFeed('zbozi');
    expect(refused).toEqual([]);
    expect(text).toContain('<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">');
    const rules = {
      ITEM_ID: once(/^[\w-]{1,36}$/),
      PRODUCTNAME: once(upTo(255)),
      PRODUCT: once(upTo(255)),
      DESCRIPTION: once(upTo(1_024)),
      URL: once(address(255)),
      IMGURL: once(address(255)),
      IMGURL_ALTERNATIVE: many(10, address(255)),
      PRICE_VAT: once(money),
      ITEM_TYPE: maybe(/^bazaar$/),
      DELIVERY_DATE: once(dayOrDays),
      ITEMGROUP_ID: once(/^[\w-]{1,36}$/),
      MANUFACTURER: maybe(upTo(255)),
      BRAND: maybe(upTo(255)),
      CATEGORYTEXT: maybe(/^[^|]+(?: \| [^|]+)*$/),
      EAN: maybe(/^\d{13}$/),
      PRODUCTNO: maybe(upTo(100)),
      ...deliveries,
      ...params,
    };
    expect(check(itemsOf(text), rules)).toEqual([]);
  });

  it('takes a category of the shop where none of its own is known', () => {
    const none = { ...newPhone.categories, zbozi: null };
    expect(writeFeed('zbozi', [{ ...newPhone, categories: none }]).text).toContain(
      '<CATEGORYTEXT>Telefony | Telefony Samsung</CATEGORYTEXT>',
    );
  });
});
