import { vatInsideGross } from '../shared/vat.ts';
import { tag } from './feed-text.ts';
import type { FeedOffer, FeedShop } from './feed-offer.ts';
import { lackOf, xmlHead, type FeedWriter } from './feed-writer.ts';
import { daysUntil, honestName, leavingOf } from './offer-words.ts';

/** Without VAT; a used piece is sold under the margin scheme, whose price names none. */
function netPrice({ price, condition }: FeedOffer, { vatPercent }: FeedShop): string {
  if (condition !== 'new') return String(price);
  return (vatInsideGross(price, vatPercent).baseHundredths / 100).toFixed(2);
}

const cheapest = ({ deliveries }: FeedOffer): number | null =>
  deliveries.length === 0 ? null : Math.min(...deliveries.map(({ price }) => price));

/**
 * Offers for Compari.ro, by the specification that the sites of Árukereső share: a whole number of working days, of which 1
 * is at once, and a price of delivery with FREE for none.
 */
export const compari: FeedWriter = {
  opening: () => `${xmlHead}<products>\n`,
  item(offer, shop) {
    const name = honestName(offer, shop.language);
    const lack = lackOf(offer, { name }, { name: 255, address: 2_000, picture: true });
    if (lack) return { refusal: lack };
    const leaving = leavingOf(offer.availability);
    if (leaving === null) return { refusal: 'sold_out' };
    const delivery = cheapest(offer);
    if (delivery === null) return { refusal: 'no_delivery' };
    const [first = '', second = null, third = null] = offer.images;
    const text = [
      tag('identifier', offer.id),
      tag('manufacturer', offer.manufacturer),
      tag('name', name),
      tag('category', offer.categoryPath.join(' > ')),
      tag('product_url', offer.url),
      tag('price', offer.price),
      tag('net_price', netPrice(offer, shop)),
      tag('image_url', first),
      tag('image_url_2', second),
      tag('image_url_3', third),
      tag('description', offer.description),
      tag('delivery_time', Math.max(1, daysUntil(leaving, shop.today) + 1)),
      tag('delivery_cost', delivery === 0 ? 'FREE' : delivery),
      tag('ean_code', offer.gtin),
      tag('productno', offer.mpn),
    ];
    return { text: `<product>${text.join('')}</product>\n` };
  },
  closing: '</products>\n',
};
