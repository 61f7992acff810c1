import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDiscounts, savingAlone } from './apply-discounts.ts';
import { bestSet } from './best-set.ts';
import { cartOf, discountWith, entering, lineWith, noonInPrague } from './discount.example.ts';
import { indexDiscounts, type Candidate } from './discount-index.ts';
import type { Discount } from './discount.ts';
import { priceCart } from './price-cart.ts';

const alone = { isCombinable: false } as const;
const amount = { discountType: 'absolute' } as const;

const priceOne = (discounts: readonly Discount[], unitPrice: number, situation = noonInPrague) =>
  priceCart(indexDiscounts(discounts), cartOf([lineWith({ unitPrice })]), situation);

describe('discounts that do not combine', () => {
  const tenPercent = discountWith({ id: 1, ...alone });
  const voucher = discountWith({ id: 2, ...alone, ...amount, discountValue: 1_200 });

  it.each([
    [9_990, 8_790, 2, 1],
    [15_000, 13_500, 1, 2],
  ])('on %d leave the better one', (unitPrice, total, winner, loser) => {
    expect(priceOne([tenPercent, voucher], unitPrice)).toMatchObject({
      total,
      applied: [{ discountId: winner }],
      leftOut: [{ discountId: loser, reason: 'not_combinable', instead: [winner] }],
    });
  });

  it('lose to a pair that saves more together, and win again when it is broken', () => {
    const single = discountWith({ id: 1, ...alone, ...amount, discountValue: 700 });
    const pair = [
      discountWith({ id: 2, discountValue: 5 }),
      discountWith({ id: 3, ...amount, discountValue: 300 }),
    ];
    expect(priceOne([single, ...pair], 10_000)).toMatchObject({
      total: 9_200,
      leftOut: [{ discountId: 1, reason: 'not_combinable', instead: [2, 3] }],
    });
    expect(priceOne([single, ...pair.slice(1)], 10_000).total).toBe(9_300);
  });

  it('decide a tie by the lower id', () => {
    const small = discountWith({ id: 4, ...alone, ...amount, discountValue: 300 });
    const large = discountWith({ id: 8, ...alone, ...amount, discountValue: 900 });
    const combining = discountWith({ id: 6, ...amount, discountValue: 300 });
    expect(priceOne([large, small], 200).applied).toMatchObject([{ discountId: 4 }]);
    expect(priceOne([large, combining], 200).applied).toMatchObject([{ discountId: 6 }]);
    expect(priceOne([combining, small], 200).applied).toMatchObject([{ discountId: 4 }]);
  });

  it('count the list price only once when a code joins an automatic discount', () => {
    const shown = discountWith({ id: 1, ...alone });
    const code = discountWith({ id: 2, ...alone, discountValue: 5, isAutomaticAssignment: false });
    const situation = { ...noonInPrague, entered: entering(2) };
    expect(priceOne([shown, code], 1_000, situation)).toMatchObject({
      total: 900,
      leftOut: [{ discountId: 2, code: 'CODE2', reason: 'not_combinable' }],
    });
    const joined = { ...amount, discountValue: 50, isCombinable: true };
    const both = [discountWith({ id: 1 }), { ...code, ...joined }];
    expect(priceOne(both, 1_000, situation).total).toBe(850);
  });

  it('choose between a student card and a code', () => {
    const byHand = { isAutomaticAssignment: false, ...alone };
    const student = discountWith({ id: 1, ...byHand, isStudentDiscount: true, discountValue: 5 });
    const code = discountWith({ id: 2, ...byHand });
    const situation = { ...noonInPrague, entered: entering(2), hasStudentCard: true };
    expect(priceOne([student, code], 1_000, situation)).toMatchObject({
      total: 900,
      leftOut: [{ discountId: 1, reason: 'not_combinable', instead: [2] }],
    });
    expect(priceOne([student], 1_000).total).toBe(1_000);
  });
});

const quantities = [1, 3, 2];
const scopes = [[0, 1, 2], [0, 1], [0], [2]];
const anyCandidates = fc
  .array(
    fc.record({
      discountType: fc.constantFrom('percentage', 'absolute', 'fixed'),
      discountValue: fc.integer({ min: 1, max: 100 }),
      isDiscountPerPiece: fc.boolean(),
      isCombinable: fc.boolean(),
      appliesTo: fc.constantFrom('goods', 'goods', 'goods', 'shipping'),
      lines: fc.constantFrom(...scopes),
    }),
    { maxLength: 7 },
  )
  .map((sets) =>
    sets.map(({ lines, ...set }, id): Candidate => {
      const hundredths = set.discountType === 'percentage' ? set.discountValue * 100 : 0;
      return { discount: discountWith({ id, ...set }), hundredths, lines };
    }),
  );
const anyStart = fc
  .tuple(fc.tuple(fc.nat(120), fc.nat(120), fc.nat(120)), fc.nat(120))
  .map(([prices, shipping]) => ({
    quantities,
    totals: prices.map((each, line) => each * (quantities[line] ?? 0)),
    shipping,
  }));
const savedBy = (running: ReturnType<typeof applyDiscounts>) =>
  [...running.taken.values()].reduce((sum, { saved }) => sum + saved, 0);

describe('the best set', () => {
  it('saves as much as the best of all allowed subsets', () => {
    fc.assert(
      fc.property(anyStart, anyCandidates, (start, candidates) => {
        let best = 0;
        for (let mask = 0; mask < 2 ** candidates.length; mask += 1) {
          const subset = candidates.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
          const isAllowed =
            subset.length < 2 || subset.every(({ discount }) => discount.isCombinable);
          if (isAllowed) best = Math.max(best, savedBy(applyDiscounts(start, subset)));
        }
        expect(savedBy(bestSet(start, candidates))).toBe(best);
      }),
    );
  });

  it('accounts for every discount exactly once, applied or left out', () => {
    fc.assert(
      fc.property(anyStart, anyCandidates, (start, candidates) => {
        const { taken, idle } = bestSet(start, candidates);
        expect(taken.size + idle.size).toBe(candidates.length);
        expect([...taken.keys()].filter((each) => idle.has(each))).toEqual([]);
      }),
    );
  });

  it('reckons one discount alone as it would apply it', () => {
    fc.assert(
      fc.property(anyStart, anyCandidates, (start, candidates) => {
        for (const candidate of candidates) {
          const applied = applyDiscounts(start, [candidate]);
          expect(savingAlone(start, candidate)).toBe(savedBy(applied));
        }
      }),
    );
  });
});
