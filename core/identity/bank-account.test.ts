import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOfBankAccountRefusal, isValidBankAccount, parseBankAccount } from './bank-account.ts';
import { czechBanks } from './bank-codes.ts';

const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
const withCheck = (digits: string): string | null => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (weights[place + 1] ?? 0), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : `${digits}${check}`;
};

describe('parseBankAccount', () => {
  it('tells prefix, number and bank', () => {
    expect(parseBankAccount('19-2000145399/0800')).toEqual({
      ok: true,
      value: {
        prefix: '19',
        number: '2000145399',
        bankCode: '0800',
        text: '19-2000145399/0800',
      },
    });
  });

  it.each([
    ['000019-2000145399/0800', '19-2000145399/0800'],
    [' 19 – 2000145399 / 0800 ', '19-2000145399/0800'],
    ['１９-２０００１４５３９９/０８００', '19-2000145399/0800'],
    ['2000145399/0800', '2000145399/0800'],
    ['000000-2000145399/0800', '2000145399/0800'],
    ['0000000019/0100', '19/0100'],
  ])('reads %j as %s', (text, normalised) => {
    expect(parseBankAccount(text)).toMatchObject({ ok: true, value: { text: normalised } });
  });

  it.each([
    ['2000145398/0800', 'bank_account_number'],
    ['123456789/0100', 'bank_account_number'],
    ['0000000000/0100', 'bank_account_number'],
    ['20-2000145399/0800', 'prefix_invalid'],
    ['19-2000145399/9999', 'bank_code_unknown'],
    ['19-2000145399/080', 'bank_code_format'],
    ['19-2000145399/', 'bank_code_missing'],
    ['19-2000145399', 'bank_code_missing'],
    ['19-2000145399/0800/1', 'bank_account_format'],
    ['1234567-2000145399/0800', 'bank_account_format'],
    ['12000145399/0800', 'bank_account_format'],
    ['CZ6508000000192000145399', 'bank_account_format'],
    ['/0800', 'bank_account_format'],
    ['', 'text_empty'],
    ['19-2000145399\u0000/0800', 'text_control_character'],
    ['1'.repeat(1_000_000), 'text_too_long'],
  ])('refuses %.30j as %s', (text, error) => {
    expect(parseBankAccount(text)).toEqual({ ok: false, error });
  });

  it('blames the bank code field only for the bank code', () => {
    expect(fieldOfBankAccountRefusal('bank_code_unknown')).toBe('bank_code');
    expect(fieldOfBankAccountRefusal('bank_code_missing')).toBe('bank_code');
    expect(fieldOfBankAccountRefusal('prefix_invalid')).toBe('bank_account_full_number');
    expect(fieldOfBankAccountRefusal('text_empty')).toBe('bank_account_full_number');
  });

  it('accepts every number with its check digit and notices every single slip', () => {
    const bodies = fc.integer({ min: 110_000_000, max: 999_999_999 }).map(String);
    const slips = fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 9 }));
    const banks = fc.constantFrom(...czechBanks.keys());
    fc.assert(
      fc.property(bodies, slips, banks, (body, [place, shift], bank) => {
        const number = withCheck(body);
        fc.pre(number !== null);
        expect(isValidBankAccount(`${number}/${bank}`)).toBe(true);
        const wrong = (Number(number[place]) + shift) % 10;
        const slip = `${number.slice(0, place)}${wrong}${number.slice(place + 1)}`;
        expect(isValidBankAccount(`${slip}/${bank}`)).toBe(false);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isValidBankAccount(text)).toBe('boolean');
      }),
    );
  });
});
