import { describe, expect, it } from 'vitest';
import { parseDelimited } from '#core/csv/delimited-text.ts';
import { readGtin } from '#core/search/gtin.ts';
import {
  address,
  check,
  itemsOf,
  many,
  maybe,
  once,
  upTo,
  writeFeed,
  type Item,
} from './feed-rules.ts';
import { usedPhone } from './offers.ts';

describe('the feed of Google Merchant', () => {
  const rules = {
    id: once(upTo(50)),
    title: once(upTo(150)),
    description: once(upTo(5_000)),
    link: once(address(2_000)),
    image_link: once(address(2_000)),
    additional_image_link: many(10, address(2_000)),
    availability: once(/^(?:in_stock|preorder|backorder)$/),
    availability_date: maybe(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    price: once(/^\d+\.\d\d (?:CZK|RON)$/),
    condition: once(/^(?:new|refurbished|used)$/),
    brand: once(upTo(70)),
    gtin: maybe(/^\d{13}$/),
    mpn: maybe(upTo(70)),
    identifier_exists: maybe(/^no$/),
    item_group_id: once(upTo(50)),
    color: maybe(upTo(100)),
    google_product_category: maybe(upTo(750)),
    product_type: maybe(upTo(750)),
    'shipping/country': many(100, /^(?:CZ|RO)$/),
    'shipping/service': many(100, upTo(100)),
    'shipping/price': many(100, /^\d+\.\d\d (?:CZK|RON)$/),
  };

  it('keeps to its published specification', () => {
    const { text, refused } = writeFeed('google');
    expect(refused).toEqual([]);
    expect(check(itemsOf(text, 2), rules)).toEqual([]);
  });

  it('says from when what is not there yet can be had, and of what is there nothing', () => {
    for (const item of itemsOf(writeFeed('google').text, 2)) {
      const said = Object.fromEntries(item);
      expect(said['availability_date'] !== undefined).toBe(said['availability'] !== 'in_stock');
    }
  });

  it('has a right bar code, a part number, or says that there is neither', () => {
    for (const item of itemsOf(writeFeed('google').text, 2)) {
      const { gtin, mpn, identifier_exists: none } = Object.fromEntries(item);
      if (gtin !== undefined) expect(readGtin(gtin).ok).toBe(true);
      expect(none === 'no').toBe(gtin === undefined && mpn === undefined);
    }
  });

  it('says of a used piece that it is used, in its name too', () => {
    const [item = []] = itemsOf(writeFeed('google', [usedPhone]).text, 2);
    const said = Object.fromEntries(item);
    expect(said).toMatchObject({ condition: 'used', identifier_exists: 'no' });
    expect(said['title']).toContain('použité, stav A+');
  });
});

describe('the feed of Meta', () => {
  it('keeps to its published specification', () => {
    const { text, refused } = writeFeed('meta');
    expect(refused).toEqual([]);
    const rows = parseDelimited(text, ',');
    if (!rows.ok) throw new Error('no table');
    const [header, ...lines] = rows.value;
    const items = lines.map(({ cells }) =>
      cells.flatMap((cell, at): Item => (cell === '' ? [] : [[header?.cells[at] ?? '', cell]])),
    );
    const rules = {
      id: once(upTo(100)),
      title: once(upTo(201)),
      description: once(upTo(9_999)),
      availability: once(/^(?:in stock|preorder|available for order)$/),
      condition: once(/^(?:new|refurbished|used)$/),
      price: once(/^\d+\.\d\d (?:CZK|RON)$/),
      link: once(address(2_000)),
      image_link: once(address(2_000)),
      brand: once(upTo(101)),
      gtin: maybe(/^\d{13}$/),
      mpn: maybe(upTo(100)),
      item_group_id: once(upTo(100)),
      color: maybe(upTo(200)),
      google_product_category: maybe(upTo(250)),
      product_type: maybe(upTo(750)),
      additional_image_link: maybe(/^.{1,2000}$/),
      quantity_to_sell_on_facebook: once(/^\d+$/),
    };
    expect(check(items, rules)).toEqual([]);
    expect(text).toContain("'=cmd|calc");
  });
});
