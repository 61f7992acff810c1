import { describe, expect, it } from 'vitest';
import { legalEndOfClaim, needsLongerConsent } from './claim-term.ts';

describe('the term of a claim', () => {
  it('is 30 days in Czechia and 15 in Romania', () => {
    expect(legalEndOfClaim('2026-11-20', 'cz')).toBe('2026-12-20');
    expect(legalEndOfClaim('2026-11-20', 'ro')).toBe('2026-12-05');
  });

  it.each([
    ['the legal day itself', '2026-12-10', '2026-12-20', false],
    ['a day after the legal one', '2026-12-10', '2026-12-21', true],
    ['what was agreed before', '2027-01-05', '2027-01-05', false],
    ['earlier than what was agreed before', '2027-01-05', '2026-12-28', false],
    ['later than what was agreed before', '2027-01-05', '2027-01-06', true],
    ['a day past the legal one where none was promised', null, '2026-12-21', true],
  ])('asks for consent as it should: %s', (_, before, wanted, expected) => {
    expect(needsLongerConsent({ before, wanted, legalEnd: '2026-12-20' })).toBe(expected);
  });
});
