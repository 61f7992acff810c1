import { oneLine, shortened } from './feed-text.ts';
import { lackOf, type FeedWriter } from './feed-writer.ts';
import { daysUntil, honestName, leavingOf, type Leaving } from './offer-words.ts';

/** A cell between bars, which no text may hold. */
const cell = (text: string): string => oneLine(text).replaceAll('|', '/');

const stockWords = (leaving: Leaving, today: string): string => {
  const days = daysUntil(leaving, today);
  if (days === 0) return 'în stoc';
  return `${String(days)} ${days === 1 ? 'zi' : 'zile'} de la comandă`;
};

/** Months of the legal warranty, of what is new and of what is used. */
const warranty = { new: '24 luni', other: '12 luni' };

/**
 * Offers for Price.ro: a text file, a product a line, thirteen columns between bars (code, category, maker, name, maker's
 * code, price, currency, stock, delivery, warranty, page, picture, description).
 */
export const priceRo: FeedWriter = {
  opening: () => '',
  item(offer, { language, today }) {
    const name = honestName(offer, language);
    const lack = lackOf(
      offer,
      { name },
      { name: 255, address: 2_000, picture: true, description: true },
    );
    if (lack) return { refusal: lack };
    if (offer.categoryPath.length === 0) return { refusal: 'no_category' };
    const leaving = leavingOf(offer.availability);
    if (leaving === null) return { refusal: 'sold_out' };
    if (offer.deliveries.length === 0) return { refusal: 'no_delivery' };
    const delivery = Math.min(...offer.deliveries.map(({ price }) => price));
    const cells = [
      offer.id,
      offer.categoryPath.join(' > '),
      offer.manufacturer,
      name,
      offer.mpn ?? offer.gtin ?? '',
      `${String(offer.price)}.00`,
      'RON',
      stockWords(leaving, today),
      delivery === 0 ? 'gratuit' : `${String(delivery)}.00 RON`,
      offer.condition === 'new' ? warranty.new : warranty.other,
      offer.url,
      offer.images[0] ?? '',
      shortened(offer.description, 4_000),
    ];
    return { text: `${cells.map(cell).join('|')}\n` };
  },
  closing: '',
};
