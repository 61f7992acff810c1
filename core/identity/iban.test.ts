import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIban, ibanCheckDigits, isValidIban, parseIban } from './iban.ts';

const digitRun = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const nationalParts = fc.oneof(
  digitRun(20).map((digits) => ['CZ', digits] as const),
  digitRun(18).map((digits) => ['DE', digits] as const),
  fc.stringMatching(/^[A-Z]{4}[A-Z0-9]{16}$/).map((part) => ['RO', part] as const),
);

describe('parseIban', () => {
  it.each([
    ['CZ6508000000192000145399', 'CZ6508000000192000145399'],
    ['cz65 0800 0000 1920 0014 5399', 'CZ6508000000192000145399'],
    ['RO49AAAA1B31007593840000', 'RO49AAAA1B31007593840000'],
    ['RO49-AAAA-1B31-0075-9384-0000', 'RO49AAAA1B31007593840000'],
    ['ＲＯ４９ＡＡＡＡ１Ｂ３１００７５９３８４００００', 'RO49AAAA1B31007593840000'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
  ])('reads %j', (text, value) => expect(parseIban(text)).toEqual({ ok: true, value }));

  it.each([
    ['RO49AAAA1B31007593840001', 'iban_check_digits'],
    ['CZ6508000000192000145398', 'iban_check_digits'],
    ['CZ650800000019200014539', 'iban_length'],
    ['CZ65080000001920001453990', 'iban_length'],
    ['XX6508000000192000145399', 'iban_country'],
    ['CZ65O8000000192000145399', 'iban_format'],
    ['RO4911111B31007593840000', 'iban_format'],
    ['19-2000145399/0800', 'iban_format'],
    ['CZ', 'iban_format'],
    ['', 'text_empty'],
    ['CZ65\u00070800', 'text_control_character'],
    ['CZ65'.repeat(1_000_000), 'text_too_long'],
  ])('refuses %.30j as %s', (text, error) => {
    expect(parseIban(text)).toEqual({ ok: false, error });
  });

  it('refuses check digits that leave the right remainder but are never issued', () => {
    const national = Array.from({ length: 97 }, (_, tail) => String(tail).padStart(20, '0')).find(
      (part) => ibanCheckDigits('CZ', part) === '97',
    );
    expect(isValidIban(`CZ97${national}`)).toBe(true);
    expect(isValidIban(`CZ00${national}`)).toBe(false);
  });

  it('accepts every IBAN with its check digits and notices every single slip', () => {
    const slips = fc.tuple(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(nationalParts, slips, ([country, part], [place, shift]) => {
        const iban = `${country}${ibanCheckDigits(country, part)}${part}`;
        expect(parseIban(formatIban(iban))).toEqual({ ok: true, value: iban });
        const digit = Number(iban[place]);
        fc.pre(Number.isInteger(digit));
        const slip = `${iban.slice(0, place)}${(digit + shift) % 10}${iban.slice(place + 1)}`;
        expect(isValidIban(slip)).toBe(false);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isValidIban(text)).toBe('boolean');
      }),
    );
  });
});

describe('formatIban', () => {
  it('shows groups of four', () => {
    expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947');
  });
});
