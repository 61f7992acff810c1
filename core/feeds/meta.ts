import { neutraliseFormula } from '../csv/formula-guard.ts';
import { writeDelimited } from '../csv/delimited-text.ts';
import { merchantConditions, merchantPrice } from './google.ts';
import { oneLine, shortened } from './feed-text.ts';
import type { FeedOffer } from './feed-offer.ts';
import { lackOf, type FeedWriter } from './feed-writer.ts';
import { honestName, leavingOf } from './offer-words.ts';

const columns = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link'],
  ...['brand', 'gtin', 'mpn', 'item_group_id', 'color', 'google_product_category'],
  ...['product_type', 'additional_image_link', 'quantity_to_sell_on_facebook'],
];

const mostPictures = 20;
const longestPictures = 2_000;

/** Further pictures, as many whole addresses as the column holds. */
const morePictures = ({ images }: FeedOffer): string =>
  images
    .slice(1, mostPictures + 1)
    .reduce(
      (said, each) => (said.length + each.length < longestPictures ? `${said},${each}` : said),
      '',
    )
    .replace(/^,/, '');

function availabilityOf({ availability }: FeedOffer): string | null {
  const leaving = leavingOf(availability);
  if (leaving === null) return null;
  if ('days' in leaving && leaving.days === 0) return 'in stock';
  return availability.code === 'pre_order' ? 'preorder' : 'available for order';
}

const line = (cells: readonly string[]): string => `${writeDelimited(cells, ',')}\n`;

/** Offers for catalogues of Meta, Facebook and Instagram (https://developers.facebook.com/docs/commerce-platform/catalog/fields). */
export const meta: FeedWriter = {
  opening: () => line(columns),
  item(offer, shop) {
    const title = shortened(honestName(offer, shop.language), 200);
    const lack = lackOf(
      offer,
      { name: title },
      { name: 200, address: 2_000, picture: true, description: true },
    );
    if (lack) return { refusal: lack };
    const availability = availabilityOf(offer);
    if (availability === null) return { refusal: 'sold_out' };
    const cells = [
      offer.id,
      title,
      shortened(oneLine(offer.description), 9_999),
      availability,
      merchantConditions[offer.condition],
      merchantPrice(offer.price, shop),
      offer.url,
      offer.images[0] ?? '',
      shortened(offer.manufacturer, 100),
      offer.gtin ?? '',
      shortened(offer.mpn ?? '', 100),
      offer.groupId,
      shortened(offer.color ?? '', 200),
      offer.categories.google ?? '',
      shortened(offer.categoryPath.join(' > '), 750),
      morePictures(offer),
      String(offer.quantity),
    ];
    return { text: line(cells.map(neutraliseFormula)) };
  },
  closing: '',
};
