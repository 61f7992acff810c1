import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { parseDelimited } from '#core/csv/delimited-text.ts';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import type { FeedOffer } from '#core/feeds/feed-offer.ts';
import { feeds } from '#core/feeds/feeds.ts';
import { readGtin } from '#core/search/gtin.ts';
import { awkward, feedShopOf, newPhone, usedPhone } from './offers.ts';

/** The whole text of a feed, and the ids of offers that it does not take. */
function write(code: FeedCode, offers: readonly FeedOffer[] = awkward) {
  const { writer, markets } = feeds[code];
  const shop = feedShopOf(markets[0] ?? 'cz');
  const items = offers.map((offer) => writer.item(offer, shop));
  const texts = items.flatMap((item) => ('text' in item ? item.text : []));
  return {
    text: [writer.opening(shop), ...texts, writer.closing].join(''),
    refused: offers.flatMap(({ id }, at) => {
      const item = items[at];
      return item && 'refusal' in item ? [[id, item.refusal]] : [];
    }),
  };
}

type Item = readonly (readonly [name: string, text: string])[];

/** The items of an XML feed with the texts of their elements; throws on what is not well-formed. */
function itemsOf(text: string, depth = 1): Item[] {
  const document = XmlDocument.fromString(text);
  try {
    const childrenOf = (element: XmlElement): XmlElement[] => {
      const found: XmlElement[] = [];
      for (let node = element.firstChild; node; node = node.next) {
        if (node instanceof XmlElement) found.push(node);
      }
      return found;
    };
    let level = [document.root];
    for (let at = 0; at < depth; at += 1) level = level.flatMap(childrenOf);
    const items = level.filter(({ name }) => ['SHOPITEM', 'item', 'product'].includes(name));
    if (items.length === 0) throw new Error('no item in the feed');
    return items.map((item) =>
      childrenOf(item).flatMap((part): Item => {
        const parts = childrenOf(part);
        if (parts.length === 0) return [[part.name, part.content]];
        return parts.map((one) => [`${part.name}/${one.name}`, one.content] as const);
      }),
    );
  } finally {
    document.dispose();
  }
}

/** A published rule about an element: how often it may stand, and what it may hold. */
interface Rule {
  readonly times: readonly [least: number, most: number];
  readonly form: RegExp;
}
const once = (form: RegExp): Rule => ({ times: [1, 1], form });
const maybe = (form: RegExp): Rule => ({ times: [0, 1], form });
const many = (most: number, form: RegExp): Rule => ({ times: [0, most], form });
const upTo = (most: number) => new RegExp(`^[\\s\\S]{1,${String(most)}}$`, 'u');
const address = (most: number) => new RegExp(`^https?://\\S{1,${String(most - 8)}}$`);
const money = /^\d+(?:[.,]\d{1,2})?$/;

function check(items: readonly Item[], rules: Readonly<Record<string, Rule>>): string[] {
  return items.flatMap((item) => {
    const names = new Set([...item.map(([name]) => name), ...Object.keys(rules)]);
    return [...names].flatMap((name) => {
      const rule = rules[name];
      const texts = item.filter(([one]) => one === name).map(([, text]) => text);
      if (!rule) return [`${name} is no part of the feed`];
      const [least, most] = rule.times;
      const wrong = texts.filter((text) => !rule.form.test(text));
      return [
        ...(texts.length < least || texts.length > most
          ? [`${name} × ${String(texts.length)}`]
          : []),
        ...wrong.map((text) => `${name}: ${text.slice(0, 60)}`),
      ];
    });
  });
}

const carriers =
  /^(?:CESKA_POSTA|CESKA_POSTA_NAPOSTU|DPD|DPD_PICKUP|DPD_BOX|DHL|GLS|GLS_PARCELSHOP|PPL|PPL_PARCELSHOP|UPS|FEDEX|ZASILKOVNA|ZASILKOVNA_NA_ADRESU|Z_BOX|ALZABOX|BALIKOVNA_DEPOTAPI|WEDO_HOME|WEDO_POINT|MESSENGER|VLASTNI_PREPRAVA)$/;
const deliveries = {
  'DELIVERY/DELIVERY_ID': { times: [1, 100], form: carriers },
  'DELIVERY/DELIVERY_PRICE': { times: [1, 100], form: money },
  'DELIVERY/DELIVERY_PRICE_COD': many(100, money),
} as const satisfies Record<string, Rule>;
const params = {
  'PARAM/PARAM_NAME': many(100, upTo(200)),
  'PARAM/VAL': many(100, upTo(500)),
};
const dayOrDays = /^(?:\d{1,3}|\d{4}-\d\d-\d\d)$/;

describe('the feed of Heureka', () => {
  it('keeps to its published specification', () => {
    const { text, refused } = write('heureka');
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
    const [item = []] = itemsOf(write('heureka', [usedPhone]).text);
    expect(Object.fromEntries(item)).toMatchObject({
      ITEM_TYPE: 'bazar',
      PRODUCTNAME: newPhone.name,
      PRODUCT: `${newPhone.name} – použité, stav A+`,
    });
  });

  it('leaves out what has no category of its own, no picture and no delivery', () => {
    const none = { ...newPhone.categories, heureka: null };
    const { refused } = write('heureka', [
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
    const { text, refused } = write('heureka-availability');
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
    const { text, refused } = write('zbozi');
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
    expect(write('zbozi', [{ ...newPhone, categories: none }]).text).toContain(
      '<CATEGORYTEXT>Telefony | Telefony Samsung</CATEGORYTEXT>',
    );
  });
});

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
    const { text, refused } = write('google');
    expect(refused).toEqual([]);
    expect(check(itemsOf(text, 2), rules)).toEqual([]);
  });

  it('says from when what is not there yet can be had, and of what is there nothing', () => {
    for (const item of itemsOf(write('google').text, 2)) {
      const said = Object.fromEntries(item);
      expect(said['availability_date'] !== undefined).toBe(said['availability'] !== 'in_stock');
    }
  });

  it('has a right bar code, a part number, or says that there is neither', () => {
    for (const item of itemsOf(write('google').text, 2)) {
      const { gtin, mpn, identifier_exists: none } = Object.fromEntries(item);
      if (gtin !== undefined) expect(readGtin(gtin).ok).toBe(true);
      expect(none === 'no').toBe(gtin === undefined && mpn === undefined);
    }
  });

  it('says of a used piece that it is used, in its name too', () => {
    const [item = []] = itemsOf(write('google', [usedPhone]).text, 2);
    const said = Object.fromEntries(item);
    expect(said).toMatchObject({ condition: 'used', identifier_exists: 'no' });
    expect(said['title']).toContain('použité, stav A+');
  });
});

describe('the feed of Meta', () => {
  it('keeps to its published specification', () => {
    const { text, refused } = write('meta');
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

describe('the feed of Glami', () => {
  it('keeps to its published specification and has nothing but new things that are there', () => {
    const { text, refused } = write('glami');
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
    const { text, refused } = write('compari');
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
    const { text, refused } = write('price-ro');
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
    expect(write(code, [...gone, shop]).refused).toHaveLength(3);
  },
);
