import type { ProductCondition } from '../catalog/product-condition.ts';
import { shortened, tag, xmlText } from './feed-text.ts';
import type { FeedDelivery, FeedOffer, FeedShop } from './feed-offer.ts';
import { lackOf, xmlHead, type FeedWriter } from './feed-writer.ts';
import { dayOf, honestName, leavingOf } from './offer-words.ts';

const mostPictures = 10;
const longestDescription = 5_000;

/** Words that Google Merchant and Meta have for a condition. */
export const merchantConditions = {
  new: 'new',
  nearly_new: 'refurbished',
  used: 'used',
} as const satisfies Record<ProductCondition, string>;

export const merchantPrice = (price: number, { currency }: FeedShop): string =>
  `${String(price)}.00 ${currency}`;

/** What can be ordered now is there, comes later (`backorder`), or is not sold yet (`preorder`). */
function availabilityElements(offer: FeedOffer, { today }: FeedShop): string | null {
  const leaving = leavingOf(offer.availability);
  if (leaving === null) return null;
  const isThere = 'days' in leaving && leaving.days === 0;
  if (isThere) return tag('g:availability', 'in_stock');
  const word = offer.availability.code === 'pre_order' ? 'preorder' : 'backorder';
  const at = `${dayOf(leaving, today)}T00:00:00Z`;
  return tag('g:availability', word) + tag('g:availability_date', at);
}

const shippingElement = (shop: FeedShop, { name, price }: FeedDelivery): string =>
  `<g:shipping>${tag('g:country', shop.country)}${tag('g:service', name)}${tag(
    'g:price',
    merchantPrice(price, shop),
  )}</g:shipping>`;

/** Offers for Google Merchant Center, as RSS 2.0 (https://support.google.com/merchants/answer/7052112). */
export const google: FeedWriter = {
  opening: ({ name, url }) =>
    `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
    `<title>${xmlText(name)}</title><link>${xmlText(url)}</link><description>${xmlText(name)}</description>\n`,
  item(offer, shop) {
    const title = shortened(honestName(offer, shop.language), 150);
    const lack = lackOf(
      offer,
      { name: title },
      { name: 150, address: 2_000, picture: true, description: true },
    );
    if (lack) return { refusal: lack };
    const availability = availabilityElements(offer, shop);
    if (availability === null) return { refusal: 'sold_out' };
    const [image = '', ...others] = offer.images;
    const hasCode = offer.gtin !== null || offer.mpn !== null;
    const text = [
      tag('g:id', offer.id),
      tag('g:title', title),
      tag('g:description', shortened(offer.description, longestDescription)),
      tag('g:link', offer.url),
      tag('g:image_link', image),
      ...others.slice(0, mostPictures).map((each) => tag('g:additional_image_link', each)),
      availability,
      tag('g:price', merchantPrice(offer.price, shop)),
      tag('g:condition', merchantConditions[offer.condition]),
      tag('g:brand', shortened(offer.manufacturer, 70)),
      tag('g:gtin', offer.gtin),
      tag('g:mpn', offer.mpn && shortened(offer.mpn, 70)),
      // A brand alone does not tell what a thing is.
      hasCode ? '' : tag('g:identifier_exists', 'no'),
      tag('g:item_group_id', offer.groupId),
      tag('g:color', offer.color && shortened(offer.color, 100)),
      tag('g:google_product_category', offer.categories.google),
      tag('g:product_type', shortened(offer.categoryPath.join(' > '), 750)),
      ...offer.deliveries.map((delivery) => shippingElement(shop, delivery)),
    ];
    return { text: `<item>${text.join('')}</item>\n` };
  },
  closing: '</channel></rss>\n',
};
