import { XmlDocument, XmlElement } from 'libxml2-wasm';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import type { FeedOffer } from '#core/feeds/feed-offer.ts';
import { feeds } from '#core/feeds/feeds.ts';
import { awkward, feedShopOf } from './offers.ts';

/** The whole text of a feed, and the ids of offers that it does not take. */
export function writeFeed(code: FeedCode, offers: readonly FeedOffer[] = awkward) {
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

export type Item = readonly (readonly [name: string, text: string])[];

/** The items of an XML feed with the texts of their elements; throws on what is not well-formed. */
export function itemsOf(text: string, depth = 1): Item[] {
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
export interface Rule {
  readonly times: readonly [least: number, most: number];
  readonly form: RegExp;
}
export const once = (form: RegExp): Rule => ({ times: [1, 1], form });
export const maybe = (form: RegExp): Rule => ({ times: [0, 1], form });
export const many = (most: number, form: RegExp): Rule => ({ times: [0, most], form });
export const upTo = (most: number) => new RegExp(`^[\\s\\S]{1,${String(most)}}$`, 'u');
export const address = (most: number) => new RegExp(`^https?://\\S{1,${String(most - 8)}}$`);
export const money = /^\d+(?:[.,]\d{1,2})?$/;

export function check(items: readonly Item[], rules: Readonly<Record<string, Rule>>): string[] {
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
export const deliveries = {
  'DELIVERY/DELIVERY_ID': { times: [1, 100], form: carriers },
  'DELIVERY/DELIVERY_PRICE': { times: [1, 100], form: money },
  'DELIVERY/DELIVERY_PRICE_COD': many(100, money),
} as const satisfies Record<string, Rule>;
export const params = {
  'PARAM/PARAM_NAME': many(100, upTo(200)),
  'PARAM/VAL': many(100, upTo(500)),
};
export const dayOrDays = /^(?:\d{1,3}|\d{4}-\d\d-\d\d)$/;
