import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPassword,
  checkPasswordConfirmation,
  isValidPassword,
  metPasswordRules,
} from './password.ts';

describe('checkPassword', () => {
  it.each(['Heslo12!', 'Čeština1!', 'Parolă12 ', 'ЖукиЖук1-', `Aa1!${'x'.repeat(124)}`])(
    'accepts %j',
    (password) => expect(checkPassword(password)).toEqual({ ok: true, value: password }),
  );

  it.each([
    ['', 'password_too_short'],
    ['Heslo1!', 'password_too_short'],
    [`Aa1!${'x'.repeat(125)}`, 'password_too_long'],
    ['x'.repeat(1_000_000), 'password_too_long'],
    ['12345678', 'password_numeric'],
    ['١٢٣٤٥٦٧٨', 'password_numeric'],
    ['heslo12!', 'password_no_uppercase'],
    ['HESLO12!', 'password_no_lowercase'],
    ['Heslohe!', 'password_no_digit'],
    ['Heslo123', 'password_no_special'],
    ['Hesloč12'.normalize('NFD'), 'password_no_special'],
  ])('refuses %.20j as %s', (password, error) => {
    expect(checkPassword(password)).toEqual({ ok: false, error });
  });

  it('asks staff for 12 characters', () => {
    expect(checkPassword('Heslo12345!', 'staff')).toEqual({
      ok: false,
      error: 'password_too_short',
    });
    expect(isValidPassword('Heslo123456!', 'staff')).toBe(true);
  });

  it('counts letters, not code units, and stores one form of them', () => {
    expect(isValidPassword('Aa1!🙂🙂🙂')).toBe(false);
    expect(checkPassword('Čeština1!'.normalize('NFD'))).toEqual({ ok: true, value: 'Čeština1!' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isValidPassword(text)).toBe('boolean');
      }),
    );
  });
});

describe('metPasswordRules', () => {
  it.each([
    ['', []],
    ['heslo', ['lowercase']],
    ['Čeština', ['uppercase', 'lowercase']],
    ['12345678', ['length', 'digit']],
    ['Heslo12!', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
  ])('says of %j that it has %j', (password, rules) => {
    expect([...metPasswordRules(password)]).toEqual(rules);
  });

  it('asks staff for more', () => {
    expect(metPasswordRules('Heslo12!', 'staff').has('length')).toBe(false);
  });

  it('shows all rules met of exactly what is accepted', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'Č', '1', '!', ' '), maxLength: 14 });
    fc.assert(
      fc.property(texts, (text) => isValidPassword(text) === (metPasswordRules(text).size === 5)),
    );
  });
});

describe('checkPasswordConfirmation', () => {
  it('refuses a different repetition on the confirmation', () => {
    expect(checkPasswordConfirmation('Heslo12!', 'Heslo12?')).toEqual({
      ok: false,
      error: 'password_confirmation_mismatch',
    });
    expect(checkPasswordConfirmation('Heslo12!', 'Heslo12! ').ok).toBe(false);
  });

  it('accepts the same letters typed on another keyboard', () => {
    expect(checkPasswordConfirmation('Čeština1!', 'Čeština1!'.normalize('NFD')).ok).toBe(true);
  });
});
