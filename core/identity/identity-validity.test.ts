import { describe, expect, it } from 'vitest';
import { checkIdentityValidity, isIdentityCardValid } from './identity-validity.ts';

describe('checkIdentityValidity', () => {
  it.each([
    ['2026-11-20', { ok: false, error: 'identity_expired' }],
    ['2026-11-21', { ok: true, value: '2026-11-21' }],
    ['2036-01-01', { ok: true, value: '2036-01-01' }],
    ['2026-02-30', { ok: false, error: 'identity_valid_to_format' }],
    ['21.11.2026', { ok: false, error: 'identity_valid_to_format' }],
    ['', { ok: false, error: 'identity_valid_to_format' }],
  ])('judges a card valid to %j on 21 November 2026', (validTo, expected) => {
    expect(checkIdentityValidity(validTo, '2026-11-21')).toEqual(expected);
    expect(isIdentityCardValid(validTo, '2026-11-21')).toBe(expected.ok);
    expect(checkIdentityValidity(validTo, new Date('2026-11-21T22:30:00Z'))).toEqual(expected);
  });
});
