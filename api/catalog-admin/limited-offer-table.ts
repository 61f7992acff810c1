import { z } from 'zod';
import { checkOfferTerms } from '#core/catalog/limited-offer-change.ts';
import { refreshOfferedCards } from '../catalog/cards/refresh-offered-cards.ts';
import { FieldRefusal, Refusal } from '../http/refusal.ts';
import { familiesChanged, familiesOf } from './families-changed.ts';
import type { Row, StaffTable } from './staff-table.ts';

/** An offer's terms as the row's answer says them, or as they were written. */
const terms = z.object({
  productId: z.int(),
  price: z.int(),
  validFrom: z.iso.datetime().transform((text) => new Date(text)),
  validUntil: z.iso.datetime().transform((text) => new Date(text)),
  pieces: z.int().nullable(),
});

const period = z.object({ valid_from: z.date(), valid_until: z.date() });

/** Offers of stock items at a lower price for a time (core/catalog/limited-offer-change.ts). */
export const limitedOffers: StaffTable = {
  table: 'limited_offers',
  keys: {
    ...{ list: 'admin-limited-offer-list', add: 'admin-limited-offer-add' },
    ...{ update: 'admin-limited-offer-update', remove: 'admin-limited-offer-delete' },
  },
  searched: (knex, part) => {
    const named = knex('products as p')
      .join('master_products as v', 'v.id', 'p.master_product_id')
      .whereRaw('(v.code ilike ? or v.name_cs ilike ? or v.name_ro ilike ?)', [part, part, part])
      .select('p.id');
    return (offers) => void offers.whereIn('product_id', named);
  },
  order: ['valid_until'],
  fields: {
    limited_offers_product_fkey: 'productId',
    limited_offers_never_oversold: 'pieces',
  },
  prepare(before, written, now) {
    const stored = before && terms.parse(before);
    const checked = checkOfferTerms(stored, terms.parse({ ...before, ...written }), now);
    if (!checked.ok) throw new FieldRefusal(asFields(checked.error));
    const { validFrom, validUntil, ...others } = checked.value;
    return {
      ...others,
      ...{ validFrom: validFrom.toISOString(), validUntil: validUntil.toISOString() },
    };
  },
  checkRemoval(row, now) {
    if (period.parse(row).valid_from <= now) throw new Refusal(409, 'offer_begun');
  },
  async changed(trx, deps, row, before) {
    const products = [row, before].map(productOf);
    const families = await familiesOf(trx, (variants) => {
      const offered = trx('products').whereIn('id', products).select('master_product_id');
      void variants.whereIn('id', offered);
    });
    await familiesChanged(trx, deps, families);
    // Lists show its start and its end when they come; another job finds nothing to do.
    const { valid_from, valid_until } = period.parse(row);
    for (const boundary of [valid_from, valid_until]) {
      const ms = boundary.getTime() - deps.now().getTime();
      if (ms > 0) await deps.jobs.enqueue(trx, refreshOfferedCards.name, {}, { ms });
    }
  },
};

const productOf = (row: Row): number => z.int().parse(row['product_id']);

const asFields = (reasons: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(reasons).map(([field, reason]) => [field, [reason]]));
