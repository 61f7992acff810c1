import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidIdentityCard, parseIdentityCard } from './identity-card.ts';

describe('parseIdentityCard', () => {
  it.each([
    ['123456789', 'cz', '123456789'],
    ['123 456 789', 'cz', '123456789'],
    ['123456 ab 12', 'cz', '123456AB12'],
    ['123456AB', 'cz', '123456AB'],
    ['rt 123456', 'ro', 'RT123456'],
    ['RT-123456', 'ro', 'RT123456'],
    ['RT 1234567', 'ro', 'RT1234567'],
  ] as const)('reads %j in %s', (text, market, value) => {
    expect(parseIdentityCard(text, market)).toEqual({ ok: true, value });
  });

  it.each([
    ['12345678', 'cz', 'identity_card_format'],
    ['1234567890', 'cz', 'identity_card_format'],
    ['12345AB', 'cz', 'identity_card_format'],
    ['123456ČB', 'cz', 'identity_card_format'],
    ['RT123456', 'cz', 'identity_card_format'],
    ['123456789', 'ro', 'identity_card_format'],
    ['RT12345', 'ro', 'identity_card_format'],
    ['', 'ro', 'text_empty'],
    ['1'.repeat(1_000_000), 'cz', 'text_too_long'],
  ] as const)('refuses %.30j in %s as %s', (text, market, error) => {
    expect(parseIdentityCard(text, market)).toEqual({ ok: false, error });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isValidIdentityCard(text, 'cz')).toBe('boolean');
      }),
    );
  });
});
