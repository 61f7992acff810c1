import { describe, expect, it } from 'vitest';
import { isTermPossible, shopTerms, usualDays } from './terms.ts';

describe('terms of a shop', () => {
  it('settle a claim within what the law of the market gives', () => {
    expect([usualDays('claim_settled', 'cz'), usualDays('claim_settled', 'ro')]).toEqual([30, 15]);
    expect(isTermPossible('claim_settled', 30, 'cz')).toBe(true);
    expect(isTermPossible('claim_settled', 31, 'cz')).toBe(false);
    expect(isTermPossible('claim_settled', 16, 'ro')).toBe(false);
    expect(isTermPossible('claim_settled', 10, 'ro')).toBe(true);
  });

  it.each([0, -1, 1.5, 1_000, Number.NaN])('are never %s days', (days) => {
    for (const term of shopTerms) expect(isTermPossible(term, days, 'cz')).toBe(false);
  });

  it('are possible as they usually are', () => {
    for (const term of shopTerms) {
      for (const market of ['cz', 'ro'] as const) {
        expect(isTermPossible(term, usualDays(term, market), market)).toBe(true);
      }
    }
  });
});
