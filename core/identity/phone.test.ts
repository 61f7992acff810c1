import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidPhone, parsePhone } from './phone.ts';

describe('parsePhone', () => {
  it.each([
    ['777 123 456', 'cz', '+420777123456'],
    ['+420 777 123 456', 'cz', '+420777123456'],
    ['00420777123456', 'cz', '+420777123456'],
    ['(+420) 777-123-456', 'cz', '+420777123456'],
    ['777.123.456', 'cz', '+420777123456'],
    ['\u202a+420\u00a0777\u00a0123\u00a0456\u202c', 'cz', '+420777123456'],
    ['＋４２０７７７１２３４５６', 'cz', '+420777123456'],
    ['٧٧٧١٢٣٤٥٦', 'cz', '+420777123456'],
    ['0721 234 567', 'ro', '+40721234567'],
    ['021/234.56.78', 'ro', '+40212345678'],
    ['+40 (0) 721 234 567', 'ro', '+40721234567'],
    ['0040721234567', 'cz', '+40721234567'],
    ['+420 777 123 456', 'ro', '+420777123456'],
    ['+421 905 123 456', 'cz', '+421905123456'],
    ['+1 (415) 555-2671', 'ro', '+14155552671'],
    ['+123456789012345', 'cz', '+123456789012345'],
  ] as const)('reads %j in %s', (text, market, value) => {
    expect(parsePhone(text, market)).toEqual({ ok: true, value });
  });

  it.each([
    ['077123456', 'cz', 'phone_number'],
    ['177123456', 'cz', 'phone_number'],
    ['77712345', 'cz', 'phone_number'],
    ['7771234567', 'cz', 'phone_number'],
    ['+420 077 123 456', 'cz', 'phone_number'],
    ['+420 777 123 45', 'cz', 'phone_number'],
    ['0721234567', 'cz', 'phone_number'],
    ['777123456', 'ro', 'phone_number'],
    ['0821234567', 'ro', 'phone_number'],
    ['072123456', 'ro', 'phone_number'],
    ['+4072123456', 'ro', 'phone_number'],
    ['+1234567', 'cz', 'phone_number'],
    ['+1234567890123456', 'cz', 'phone_number'],
    ['+0123456789', 'cz', 'phone_number'],
    ['777+123456', 'cz', 'phone_format'],
    ['++420777123456', 'cz', 'phone_format'],
    ['777 123 456 kl. 2', 'cz', 'phone_format'],
    ['()', 'cz', 'phone_format'],
    ['', 'cz', 'text_empty'],
    ['777\u0000123456', 'cz', 'text_control_character'],
    ['7'.repeat(1_000_000), 'cz', 'text_too_long'],
  ] as const)('refuses %.30j in %s as %s', (text, market, error) => {
    expect(parsePhone(text, market)).toEqual({ ok: false, error });
  });

  it('reads its own value back in either market', () => {
    const numbers = fc.oneof(
      fc.stringMatching(/^\+420[2-9]\d{8}$/),
      fc.stringMatching(/^\+40[237]\d{8}$/),
      fc.stringMatching(/^\+49\d{6,13}$/),
    );
    fc.assert(
      fc.property(numbers, fc.constantFrom('cz' as const, 'ro' as const), (number, market) => {
        expect(parsePhone(number, market)).toEqual({ ok: true, value: number });
        expect(parsePhone(`00${number.slice(1)}`, market)).toEqual({ ok: true, value: number });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isValidPhone(text, 'cz')).toBe('boolean');
      }),
    );
  });
});
