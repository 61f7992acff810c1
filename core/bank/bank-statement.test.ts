import { describe, expect, it } from 'vitest';
import { balanceDifference, checkStatement, isAccountOf } from './bank-statement.ts';
import { entry, statement } from './statement.example.ts';

const own = { iban: 'CZ6508000000192000145399', currency: 'CZK' };

describe('the account of a statement', () => {
  it.each(['CZ65 0800 0000 1920 0014 5399', '0000192000145399'])('is the own one: %s', (account) =>
    expect(isAccountOf(account, own.iban)).toBe(true),
  );
  it.each(['CZ6508000000192000145390', '0000192000145390', '', '192000145399'])(
    'is another one: %s',
    (account) => expect(isAccountOf(account, own.iban)).toBe(false),
  );
});

describe('a whole statement', () => {
  const refused = (change: object) => checkStatement({ ...statement, ...change }, own);

  it('is taken for the own account and currency, or where the file names none', () => {
    expect(refused({}).ok).toBe(true);
    expect(refused({ account: null, currency: null }).ok).toBe(true);
  });

  it('is refused for another account, another currency, or no movement', () => {
    expect(refused({ account: 'CZ4120100000002000000000' })).toEqual({
      ok: false,
      error: 'statement_other_account',
    });
    expect(refused({ currency: 'EUR' })).toEqual({ ok: false, error: 'statement_other_currency' });
    expect(refused({ entries: [] })).toEqual({ ok: false, error: 'statement_empty' });
  });
});

describe('the balance', () => {
  it('is met by the movements, or missed by what is said', () => {
    const entries = [entry, { ...entry, amount: -50_000 }];
    const said = { ...statement, entries, opening: 100_000 };
    expect(balanceDifference({ ...said, closing: 173_400 })).toBe(0);
    expect(balanceDifference({ ...said, closing: 173_401 })).toBe(-1);
    expect(balanceDifference({ ...said, opening: null, closing: 1 })).toBeNull();
  });
});
