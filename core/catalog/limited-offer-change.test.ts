import { describe, expect, it } from 'vitest';
import { checkOfferTerms, type OfferTerms } from './limited-offer-change.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const terms: OfferTerms = {
  productId: 1,
  price: 900,
  pieces: 3,
  validFrom: at('10:00'),
  validUntil: at('12:00'),
};
const both = { validFrom: at('10:00'), validUntil: at('12:00') };

describe('checkOfferTerms', () => {
  it('lets a new offer begin later as written', () =>
    expect(checkOfferTerms(null, terms, at('09:00'))).toEqual({ ok: true, value: terms }));

  it('lets a new offer whose start has passed begin now', () =>
    expect(checkOfferTerms(null, terms, at('11:00'))).toMatchObject({
      ok: true,
      value: { validFrom: at('11:00'), validUntil: at('12:00') },
    }));

  it.each([
    ['when it would end before it begins', { ...both, validUntil: at('10:00') }, '09:00'],
    ['when it would have ended already', both, '12:00'],
  ])('refuses a new offer %s', (_, period, now) =>
    expect(checkOfferTerms(null, { ...terms, ...period }, at(now))).toEqual({
      ok: false,
      error: { validUntil: 'offer_ends_too_soon' },
    }),
  );

  it('lets everything of an offer to come be changed', () => {
    const next = { productId: 2, price: 1, pieces: null, validFrom: at('11:00') };
    expect(checkOfferTerms(terms, { ...terms, ...next }, at('09:59'))).toEqual({
      ok: true,
      value: { ...terms, ...next },
    });
  });

  it('keeps goods, price and start of an offer that has begun', () =>
    expect(
      checkOfferTerms(
        terms,
        { ...terms, productId: 2, price: 800, validFrom: at('09:00'), pieces: 9 },
        at('10:00'),
      ),
    ).toEqual({
      ok: false,
      error: { productId: 'offer_begun', price: 'offer_begun', validFrom: 'offer_begun' },
    }));

  it.each([
    ['prolonged', '13:00', '13:00'],
    ['shortened', '11:30', '11:30'],
    ['ended at once', '10:30', '11:00'],
  ])('lets an offer that runs be %s', (_, written, stored) =>
    expect(checkOfferTerms(terms, { ...terms, validUntil: at(written) }, at('11:00'))).toEqual({
      ok: true,
      value: { ...terms, validUntil: at(stored) },
    }),
  );

  it('leaves an offer that has ended as it was', () => {
    expect(checkOfferTerms(terms, { ...terms, pieces: 4 }, at('12:00'))).toEqual({
      ok: false,
      error: { pieces: 'offer_ended' },
    });
    expect(checkOfferTerms(terms, { ...terms, validUntil: at('13:00') }, at('12:00'))).toEqual({
      ok: false,
      error: { validUntil: 'offer_ended' },
    });
    expect(checkOfferTerms(terms, terms, at('12:00'))).toEqual({ ok: true, value: terms });
  });
});
