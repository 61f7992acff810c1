import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskBankAccount, maskBirthNumber, maskIdentity } from './mask-identity.ts';

describe('maskBirthNumber', () => {
  it.each([
    ['7360285163', '******/**63'],
    ['736028/5163', '******/**63'],
    ['530228123', '******/*23'],
    ['1800101221144', '***********44'],
    ['', '****'],
    ['736028/516', '******/*16'],
    ['nine', '****'],
    ['73602851631', '****'],
  ])('shows %j as %s', (value, masked) => expect(maskBirthNumber(value)).toBe(masked));
});

describe('maskIdentity', () => {
  it.each([
    ['490154203237518', '***********7518'],
    ['123456789', '*****6789'],
    ['RT123456', '******56'],
    ['CZ6508000000192000145399', '********************5399'],
    ['ABCDE', '***DE'],
    ['ABCD', '****'],
    ['', '****'],
  ])('shows %j as %s', (value, masked) => expect(maskIdentity(value)).toBe(masked));

  it('shows at most four characters of any value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,34}$/), (value) => {
        for (const mask of [maskIdentity, maskBirthNumber, maskBankAccount]) {
          expect(mask(value).replace(/[*/]/g, '').length).toBeLessThanOrEqual(4);
        }
      }),
    );
  });
});

describe('maskBankAccount', () => {
  it.each([
    ['19-2000145399/0800', '******5399/0800'],
    ['2000145399/0800', '******5399/0800'],
    ['19/0100', '**********/0100'],
    ['CZ6508000000192000145399', '********************5399'],
  ])('shows %s as %s', (value, masked) => expect(maskBankAccount(value)).toBe(masked));
});
