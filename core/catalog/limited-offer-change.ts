import { accept, refuse, type Result } from '../shared/result.ts';

/** What staff write of a limited offer. */
export interface OfferTerms {
  readonly productId: number;
  /** Whole market units. */
  readonly price: number;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** Pieces at the offer's price; null is without a limit. */
  readonly pieces: number | null;
}

export type OfferTermsRefusal = Readonly<
  Partial<Record<keyof OfferTerms, 'offer_begun' | 'offer_ended' | 'offer_ends_too_soon'>>
>;

const fixed = ['productId', 'price', 'validFrom'] as const;

/**
 * Terms of a limited offer as they may be stored, or why not, by field. `stored` is null for a new
 * one. Prices that were in force are what reductions are compared with (T-PLAT-5, T-PLAT-6), so an
 * offer that has begun keeps its goods, price and start and can only be ended, prolonged or given
 * other pieces, and one that has ended stays as it was. What would begin or end in the past does so
 * now: an end at this moment takes the offer off.
 */
export function checkOfferTerms(
  stored: OfferTerms | null,
  terms: OfferTerms,
  now: Date,
): Result<OfferTerms, OfferTermsRefusal> {
  if (stored && stored.validUntil <= now) return refuseChanged(stored, terms);
  const hasBegun = stored !== null && stored.validFrom <= now;
  if (hasBegun) {
    const changed = fixed.filter((field) => !isSame(stored[field], terms[field]));
    if (changed.length > 0) return refuse(reasons(changed, 'offer_begun'));
  }
  const validFrom = hasBegun ? stored.validFrom : laterOf(terms.validFrom, now);
  const validUntil = hasBegun ? laterOf(terms.validUntil, now) : terms.validUntil;
  if (validUntil <= validFrom) return refuse({ validUntil: 'offer_ends_too_soon' });
  return accept({ ...terms, validFrom, validUntil });
}

function refuseChanged(
  stored: OfferTerms,
  terms: OfferTerms,
): Result<OfferTerms, OfferTermsRefusal> {
  const fields = [...fixed, 'validUntil', 'pieces'] as const;
  const changed = fields.filter((field) => !isSame(stored[field], terms[field]));
  return changed.length === 0 ? accept(terms) : refuse(reasons(changed, 'offer_ended'));
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

const isSame = (one: Date | number | null, other: Date | number | null): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

const reasons = (
  fields: readonly (keyof OfferTerms)[],
  reason: 'offer_begun' | 'offer_ended',
): OfferTermsRefusal => Object.fromEntries(fields.map((field) => [field, reason]));
