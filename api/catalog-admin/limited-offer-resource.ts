import { z } from 'zod';
import { checkOfferTerms } from '#core/catalog/limited-offer-change.ts';
import { limitedOffers } from '#core/catalog/stock-resources.ts';
import { words as csLimitedOffers } from '#core/phrases/cs/resources/limited-offers.ts';
import { words as roLimitedOffers } from '#core/phrases/ro/resources/limited-offers.ts';
import { refreshOfferedCards } from '../read-models/refresh-offered-cards.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { familiesChanged, familiesOf } from '../read-models/families-changed.ts';
import { serve } from '../platform/resources/serve.ts';
import { itemJoins, itemNames, itemSearched, itemSql, itemWords } from './stock-item-columns.ts';

/** An offer's terms as the row's answer says them, or as they were written. */
const terms = z.object({
  productId: z.int(),
  price: z.int(),
  validFrom: z.iso.datetime().transform((text) => new Date(text)),
  validUntil: z.iso.datetime().transform((text) => new Date(text)),
  pieces: z.int().nullable(),
});

/** Offers of stock items at a lower price for a time (core/catalog/limited-offer-change.ts). */
export const servedOffers = serve(limitedOffers, {
  said: { cs: csLimitedOffers, ro: roLimitedOffers },
  from: `limited_offers g ${itemJoins}`,
  sql: (language) => ({ ...itemSql(language), usualPrice: 'p.price' }),
  referred: () => itemNames,
  words: `concat_ws(' ', ${itemWords})`,
  searched: itemSearched,
  order: ['valid_until'],
  guarded: { limited_offers_never_oversold: 'pieces' },
  prepare(before, written, now) {
    const stored = before && terms.parse(before);
    const checked = checkOfferTerms(stored, terms.parse({ ...before, ...written }), now);
    if (!checked.ok) throw new FieldRefusal(asFields(checked.error));
    const { validFrom, validUntil, ...others } = checked.value;
    return {
      ...others,
      validFrom: validFrom.toISOString(),
      validUntil: validUntil.toISOString(),
    };
  },
  checkRemoval(_, row, now) {
    const { validFrom } = terms.parse(row);
    if (validFrom <= now) return Promise.reject(new Refusal(409, 'offer_begun'));
    return Promise.resolve();
  },
  async after(trx, deps, { values }) {
    const products = (await values('productId')).map(Number);
    const families = await familiesOf(trx, (variants) => {
      const offered = trx('products').whereIn('id', products).select('master_product_id');
      void variants.whereIn('id', offered);
    });
    await familiesChanged(trx, deps, families);
    // Lists show its start and its end when they come; another job finds nothing to do.
    const boundaries = [...(await values('validFrom')), ...(await values('validUntil'))];
    for (const boundary of boundaries) {
      const ms = new Date(boundary).getTime() - deps.now().getTime();
      if (ms > 0) await deps.jobs.enqueue(trx, refreshOfferedCards.name, {}, { ms });
    }
  },
});

const asFields = (reasons: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(reasons).map(([field, reason]) => [field, [reason]]));
