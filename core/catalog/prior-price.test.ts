import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../market/market.ts';
import { priorPrice, reductionPercent, type PriceChange } from './prior-price.ts';

const { timeZone } = markets.cz;
/** Midnight in Prague in summer. */
const summerDay = (day: string) => new Date(`2026-${day}T00:00:00+02:00`);
const change = (day: string, price: number | null): PriceChange => ({ at: summerDay(day), price });

describe('priorPrice', () => {
  const history = [change('06-01', 100), change('06-10', 80), change('06-16', 100)];

  it('is the lowest of the thirty days before the reduction', () => {
    const prior = priorPrice([...history, change('07-01', 90)], summerDay('07-01'), timeZone);
    expect(prior).toEqual({ price: 80, since: 'thirty_days' });
    expect(reductionPercent(prior, 90)).toBeNull();
  });

  it('counts a price that began earlier and was still in force', () => {
    const prior = priorPrice(
      [change('01-01', 70), change('06-02', 100)],
      summerDay('07-01'),
      timeZone,
    );
    expect(prior).toEqual({ price: 70, since: 'thirty_days' });
  });

  it('does not count a price that ended before the first of the thirty days', () => {
    const ended = [change('01-01', 70), change('06-01', 100)];
    expect(priorPrice(ended, summerDay('07-01'), timeZone)?.price).toBe(100);
    const dayBefore = priorPrice(ended, new Date('2026-06-30T23:59:00+02:00'), timeZone);
    expect(dayBefore?.price).toBe(70);
  });

  it('takes days from the zone of the market', () => {
    // 23:30 of 31 May in Prague is 0:30 of 1 June in Bucharest.
    const ended = [change('01-01', 70), { at: new Date('2026-05-31T21:30:00Z'), price: 100 }];
    const reducedAt = new Date('2026-07-01T08:00:00Z');
    expect(priorPrice(ended, reducedAt, markets.cz.timeZone)?.price).toBe(100);
    expect(priorPrice(ended, reducedAt, markets.ro.timeZone)?.price).toBe(70);
  });

  it('takes the lowest since a listing that is younger, and marks it', () => {
    const young = [change('06-08', 100), change('06-20', 95), change('06-25', 100)];
    expect(priorPrice(young, summerDay('07-01'), timeZone)).toEqual({
      price: 95,
      since: 'listing',
    });
  });

  it('counts an earlier price of the same day', () => {
    const sameDay = [change('01-01', 100), change('07-01', 60)];
    const prior = priorPrice(sameDay, new Date('2026-07-01T12:00:00+02:00'), timeZone);
    expect(prior?.price).toBe(60);
  });

  it('leaves out the days without a sale', () => {
    const paused = [change('01-01', 50), change('05-01', null), change('06-20', 100)];
    expect(priorPrice(paused, summerDay('07-01'), timeZone)).toEqual({
      price: 100,
      since: 'thirty_days',
    });
    expect(
      priorPrice([change('01-01', 50), change('05-01', null)], summerDay('07-01'), timeZone),
    ).toBeNull();
  });

  it('does not exist for a product listed at its reduced price', () => {
    expect(priorPrice([], summerDay('07-01'), timeZone)).toBeNull();
    expect(priorPrice([change('07-01', 90)], summerDay('07-01'), timeZone)).toBeNull();
  });

  it('is never above any price of the days before', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 29 });
    fc.assert(
      fc.property(prices, (daily) => {
        const last = Date.parse('2026-07-01T00:00:00+02:00');
        const entries = daily.map((price, index) => ({
          at: new Date(last - (daily.length - index) * 86_400_000),
          price,
        }));
        expect(priorPrice(entries, new Date(last), timeZone)?.price).toBe(Math.min(...daily));
      }),
    );
  });
});

describe('reductionPercent', () => {
  it.each([
    [100, 90, 10],
    [1_000, 995, null],
    [999, 666, 33],
    [100, 100, null],
    [80, 90, null],
  ])('from %d to %d is %s', (prior, price, percent) =>
    expect(reductionPercent({ price: prior, since: 'thirty_days' }, price)).toBe(percent),
  );

  it('is not claimed without a prior price', () => expect(reductionPercent(null, 90)).toBeNull());
});
