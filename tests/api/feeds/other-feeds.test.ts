import { describe, expect, it } from 'vitest';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import { feeds } from '#core/feeds/feeds.ts';
import {
  address,
  check,
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
import { awkward, newPhone } from './offers.ts';

describe('the feed of Glami', () => {
  it('keeps to its published specification and has nothing but new things that are there', () => {
    const { text, refused } = writeFeed('glami');
    expect(refused).toEqual([
      ['12-used-a-plus', 'used_not_taken'],
      ['14-nearly-new', 'used_not_taken'],
      ['15', 'not_in_stock'],
      ['16', 'not_in_stock'],
      ['17', 'not_in_stock'],
    ]);
    const rules = {
      ITEM_ID: once(/^[\w/\\ .:-]{1,64}$/),
      ITEMGROUP_ID: once(/^[\w/\\ .:-]{1,64}$/),
      PRODUCTNAME: once(upTo(200)),
      DESCRIPTION: maybe(/^[^\0]+$/),
      URL: once(address(2_000)),
      IMGURL: once(address(2_000)),
      IMGURL_ALTERNATIVE: many(8, address(2_000)),
      PRICE_VAT: once(money),
      MANUFACTURER: once(upTo(200)),
      CATEGORYTEXT: once(/^[^|]+(?: \| [^|]+)*$/),
      EAN: maybe(/^\d{13}$/),
      DELIVERY_DATE: once(/^\d{1,3}$/),
      ...deliveries,
      ...params,
    };
    expect(check(itemsOf(text), rules)).toEqual([]);
  });
});

describe('the feeds of Romania', () => {
  it('keep to what Compari.ro asks for', () => {
    const { text, refused } = writeFeed('compari');
    expect(refused).toEqual([]);
    const rules = {
      identifier: once(upTo(100)),
      manufacturer: once(upTo(200)),
      name: once(upTo(255)),
      category: once(/^[^>]+(?: > [^>]+)*$/),
      product_url: once(address(2_000)),
      price: once(money),
      net_price: once(money),
      image_url: once(address(2_000)),
      image_url_2: maybe(address(2_000)),
      image_url_3: maybe(address(2_000)),
      description: once(/^[^\0]+$/),
      delivery_time: once(/^[1-9]\d*$/),
      delivery_cost: once(/^(?:FREE|\d+)$/),
      ean_code: maybe(/^\d{8,13}$/),
      productno: maybe(upTo(100)),
    };
    const items = itemsOf(text);
    expect(check(items, rules)).toEqual([]);
    const [fresh = [], used = []] = items.map((item) => Object.fromEntries(item));
    expect(fresh).toMatchObject({ price: '19990', net_price: '16520.66', delivery_cost: '99' });
    expect(used).toMatchObject({ price: '11490', net_price: '11490', delivery_cost: 'FREE' });
  });

  it('have thirteen cells between bars a line for Price.ro, and no bar in any', () => {
    const { text, refused } = writeFeed('price-ro');
    expect(refused).toEqual([]);
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(awkward.length);
    for (const line of lines) {
      const cells = line.split('|');
      expect(cells).toHaveLength(13);
      expect(cells[5]).toMatch(/^\d+\.\d\d$/);
      expect(cells[6]).toBe('RON');
      expect([cells[1], cells[3], cells[7], cells[10], cells[11], cells[12]]).not.toContain('');
    }
  });
});

it.each(Object.keys(feeds).filter((code): code is FeedCode => code in feeds))(
  'what cannot be bought is in no feed: %s',
  (code) => {
    const gone = (['sold_out', 'discontinued'] as const).map((state, at) => ({
      ...newPhone,
      id: String(at),
      quantity: 0,
      availability: { code: state },
    }));
    const shop = { ...newPhone, id: '3', availability: { code: 'at_stores', count: 2 } } as const;
    expect(writeFeed(code, [...gone, shop]).refused).toHaveLength(3);
  },
);
