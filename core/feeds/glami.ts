import { oneLine, tag } from './feed-text.ts';
import { lackOf, xmlHead, type FeedWriter } from './feed-writer.ts';
import { deliveryDate, deliveryElements, paramElements, pictureElements } from './heureka.ts';
import { leavingOf } from './offer-words.ts';

/**
 * Offers for Glami (https://www.glami.cz/info/feed/), which looks for fashion: new things alone that lie in the warehouse,
 * in a category of Glami's own. Watches, straps and cases are what a shop of devices has of it.
 */
export const glami: FeedWriter = {
  opening: () => `${xmlHead}<SHOP>\n`,
  item(offer) {
    const name = oneLine(offer.name);
    if (offer.condition !== 'new') return { refusal: 'used_not_taken' };
    const lack = lackOf(offer, { name }, { name: 200, address: 2_000, picture: true });
    if (lack) return { refusal: lack };
    if (offer.categories.glami === null) return { refusal: 'no_category' };
    const leaving = leavingOf(offer.availability);
    if (leaving === null) return { refusal: 'sold_out' };
    if (offer.quantity <= 0) return { refusal: 'not_in_stock' };
    const text = [
      tag('ITEM_ID', offer.id),
      tag('ITEMGROUP_ID', offer.groupId),
      tag('PRODUCTNAME', name),
      tag('DESCRIPTION', offer.description),
      tag('URL', offer.url),
      pictureElements(offer, 8),
      tag('PRICE_VAT', offer.price),
      tag('MANUFACTURER', offer.manufacturer),
      tag('CATEGORYTEXT', offer.categories.glami),
      tag('EAN', offer.gtin),
      paramElements(offer),
      tag('DELIVERY_DATE', deliveryDate(leaving)),
      deliveryElements(offer),
    ];
    return { text: `<SHOPITEM>${text.join('')}</SHOPITEM>\n` };
  },
  closing: '</SHOP>\n',
};
