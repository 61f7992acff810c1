import { oneLine, shortened, tag } from './feed-text.ts';
import { lackOf, xmlHead, type FeedWriter } from './feed-writer.ts';
import { deliveryDate, deliveryElements, paramElements, pictureElements } from './heureka.ts';
import { honestName, leavingOf } from './offer-words.ts';

const longestDescription = 1_024;

/** Offers for Zboží.cz (https://napoveda.zbozi.cz/en/specification/); a category of the shop's own will do. */
export const zbozi: FeedWriter = {
  opening: () => `${xmlHead}<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">\n`,
  item(offer, { language }) {
    const name = oneLine(offer.name);
    const lack = lackOf(
      offer,
      { name },
      { name: 255, address: 255, picture: true, description: true },
    );
    if (lack) return { refusal: lack };
    const leaving = leavingOf(offer.availability);
    if (leaving === null) return { refusal: 'sold_out' };
    const text = [
      tag('ITEM_ID', offer.id),
      tag('PRODUCTNAME', name),
      tag('PRODUCT', shortened(honestName(offer, language), 255)),
      tag('DESCRIPTION', shortened(offer.description, longestDescription)),
      tag('URL', offer.url),
      pictureElements(offer),
      tag('PRICE_VAT', offer.price),
      tag('ITEM_TYPE', offer.condition === 'new' ? null : 'bazaar'),
      tag('DELIVERY_DATE', deliveryDate(leaving)),
      deliveryElements(offer),
      tag('ITEMGROUP_ID', offer.groupId),
      tag('MANUFACTURER', offer.manufacturer),
      tag('BRAND', offer.manufacturer),
      tag('CATEGORYTEXT', offer.categories.zbozi ?? offer.categoryPath.join(' | ')),
      tag('EAN', offer.gtin),
      tag('PRODUCTNO', offer.mpn),
      paramElements(offer),
    ];
    return { text: `<SHOPITEM>${text.join('')}</SHOPITEM>\n` };
  },
  closing: '</SHOP>\n',
};
