import { oneLine, shortened, tag } from './feed-text.ts';
import type { FeedOffer, FeedShop } from './feed-offer.ts';
import { lackOf, xmlHead, type FeedWriter } from './feed-writer.ts';
import { honestName, leavingOf, type Leaving } from './offer-words.ts';

const mostPictures = 10;
const mostParams = 40;
const longestPicture = 255;
const longestCategory = 255;

/** Heureka's own category, with the beginning that its paths have; null where there is none. */
const categoryOf = ({ categories }: FeedOffer): string | null => {
  const path = categories.heureka?.replace(/^heureka\.(?:cz|sk)\s*\|\s*/i, '').trim() ?? '';
  return path === '' ? null : shortened(`Heureka.cz | ${path}`, longestCategory);
};

/** Days until it leaves, or the day. */
export const deliveryDate = (leaving: Leaving): string =>
  'day' in leaving ? leaving.day : String(Math.min(leaving.days, 999));

export const paramElements = ({ params }: FeedOffer): string =>
  params
    .slice(0, mostParams)
    .map(
      ({ name, value }) =>
        `<PARAM>${tag('PARAM_NAME', oneLine(name))}${tag('VAL', oneLine(value))}</PARAM>`,
    )
    .join('');

export const deliveryElements = ({ deliveries }: FeedOffer): string =>
  deliveries
    .map(
      ({ carrier, price, cashPrice }) =>
        `<DELIVERY>${tag('DELIVERY_ID', carrier)}${tag('DELIVERY_PRICE', price)}${tag(
          'DELIVERY_PRICE_COD',
          cashPrice,
        )}</DELIVERY>`,
    )
    .join('');

export const pictureElements = ({ images }: FeedOffer, most = mostPictures): string => {
  const [first = '', ...others] = images.filter((address) => address.length <= longestPicture);
  const more = others.slice(0, most).map((address) => tag('IMGURL_ALTERNATIVE', address));
  return tag('IMGURL', first) + more.join('');
};

/**
 * Offers for Heureka.cz (https://heureka.github.io/xml-feed-specs): what is not new is marked as second-hand and says so in
 * the longer name, as the shorter one is what offers are put together by.
 */
export const heureka: FeedWriter = {
  opening: () => `${xmlHead}<SHOP>\n`,
  item(offer, { language }: FeedShop) {
    const name = oneLine(offer.name);
    const lack = lackOf(
      { ...offer, images: offer.images.filter(({ length }) => length <= longestPicture) },
      { name },
      { name: 200, address: 300, picture: true, delivery: true },
    );
    if (lack) return { refusal: lack };
    const category = categoryOf(offer);
    if (category === null) return { refusal: 'no_category' };
    const leaving = leavingOf(offer.availability);
    if (leaving === null) return { refusal: 'sold_out' };
    const text = [
      tag('ITEM_ID', offer.id),
      tag('PRODUCTNAME', name),
      tag('PRODUCT', honestName(offer, language)),
      tag('DESCRIPTION', offer.description),
      tag('URL', offer.url),
      pictureElements(offer),
      tag('PRICE_VAT', offer.price),
      tag('ITEM_TYPE', offer.condition === 'new' ? null : 'bazar'),
      paramElements(offer),
      tag('MANUFACTURER', offer.manufacturer),
      tag('CATEGORYTEXT', category),
      tag('EAN', offer.gtin),
      tag('PRODUCTNO', offer.mpn),
      tag('DELIVERY_DATE', deliveryDate(leaving)),
      deliveryElements(offer),
      tag('ITEMGROUP_ID', offer.groupId),
    ];
    return { text: `<SHOPITEM>${text.join('')}</SHOPITEM>\n` };
  },
  closing: '</SHOP>\n',
};

/**
 * How many pieces lie in the warehouse and when they would come (Heureka's "dostupnostní feed"): only what lies there, under
 * the same ids as in the feed of offers.
 */
export const heurekaAvailability: FeedWriter = {
  opening: () => `${xmlHead}<item_list>\n`,
  item({ id, quantity, availability }, { orderDeadline, arrivesAt }) {
    const isThere = leavingOf(availability) !== null && availability.code !== 'pre_order';
    if (quantity <= 0 || !isThere) return { refusal: 'not_in_stock' };
    const time = `<delivery_time orderDeadline="${orderDeadline}">${arrivesAt}</delivery_time>`;
    const count = tag('stock_quantity', quantity);
    return { text: `<item id="${id}">${count}${time}</item>\n` };
  },
  closing: '</item_list>\n',
};
