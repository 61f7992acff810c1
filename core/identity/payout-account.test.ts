import { describe, expect, it } from 'vitest';
import { parseBankAccount } from './bank-account.ts';
import { czechAccountOfIban, ibanOfCzechAccount, parsePayoutAccount } from './payout-account.ts';

const iban = 'CZ6508000000192000145399';

describe('a Czech account and its IBAN', () => {
  it('are the same account', () => {
    const account = parseBankAccount('19-2000145399/0800');
    if (!account.ok) throw new Error(account.error);
    expect(ibanOfCzechAccount(account.value)).toBe(iban);
    expect(czechAccountOfIban(iban)).toEqual(account);
  });

  it('are told apart from accounts of other countries', () => {
    expect(czechAccountOfIban('RO49AAAA1B31007593840000')).toEqual({
      ok: false,
      error: 'bank_account_format',
    });
  });
});

describe('parsePayoutAccount', () => {
  it.each(['19-2000145399/0800', 'CZ65 0800 0000 1920 0014 5399', ' cz6508000000192000145399'])(
    'pays %j to one Czech account',
    (text) =>
      expect(parsePayoutAccount(text, 'cz')).toMatchObject({
        ok: true,
        value: { iban, account: { text: '19-2000145399/0800' } },
      }),
  );

  it('pays to a Romanian IBAN in both markets', () => {
    const expected = { ok: true, value: { iban: 'RO49AAAA1B31007593840000', account: null } };
    expect(parsePayoutAccount('RO49 AAAA 1B31 0075 9384 0000', 'ro')).toEqual(expected);
    expect(parsePayoutAccount('RO49 AAAA 1B31 0075 9384 0000', 'cz')).toEqual(expected);
  });

  it.each([
    ['19-2000145399/0800', 'ro', 'iban_format'],
    ['RO49AAAA1B31007593840001', 'ro', 'iban_check_digits'],
    ['CZ7508000000192000145398', 'cz', 'iban_check_digits'],
    ['19-2000145399/9999', 'cz', 'bank_code_unknown'],
    ['', 'cz', 'text_empty'],
    ['C'.repeat(1_000_000), 'cz', 'text_too_long'],
  ] as const)('refuses %.30j in %s as %s', (text, market, error) => {
    expect(parsePayoutAccount(text, market)).toEqual({ ok: false, error });
  });

  it('refuses a Czech IBAN whose account cannot exist', () => {
    const wrongNumber = ibanOfCzechAccount({
      prefix: '',
      number: '2000145398',
      bankCode: '0800',
      text: '',
    });
    expect(parsePayoutAccount(wrongNumber, 'cz')).toEqual({
      ok: false,
      error: 'bank_account_number',
    });
  });
});
