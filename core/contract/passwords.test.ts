import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { passwordPair, withSamePassword } from './passwords.ts';
import { givenPassword, givenPin, pinChange } from './proofs.ts';
import { staffRole } from './staff-account-fields.ts';
import { staffSessionEndpoints } from './staff-session.ts';

const form = withSamePassword(z.object({ name: z.string().min(1, 'required'), ...passwordPair }));
const problems = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const pair = (password: string, passwordConfirmation = password) => ({
  name: 'Jana',
  password,
  passwordConfirmation,
});

describe('a new password', () => {
  it('is accepted with four kinds of characters, capitals of any alphabet (T-FORM-4)', () => {
    expect(problems(form, pair('Heslo12!'))).toEqual([]);
    expect(problems(form, pair('Čeština1!'))).toEqual([]);
  });

  it.each([
    ['', ['password: required', 'passwordConfirmation: required']],
    ['12345678', ['password: password_numeric']],
    ['heslo12!', ['password: password_no_uppercase']],
    ['Heslo1!', ['password: password_too_short']],
  ])('is refused as %j (T-FORM-4)', (password, expected) =>
    expect(problems(form, pair(password))).toEqual(expected),
  );

  it('is the same however a keyboard composes its letters', () => {
    const composed = 'Čeština1!';
    expect(problems(form, pair(composed, composed.normalize('NFD')))).toEqual([]);
    expect(form.parse(pair(composed.normalize('NFD')))).toMatchObject({ password: composed });
  });

  it('is told on the repetition where that differs, also beside other refusals (T-FORM-4)', () => {
    const mismatch = 'passwordConfirmation: password_confirmation_mismatch';
    expect(problems(form, pair('Heslo12!', 'Heslo12?'))).toEqual([mismatch]);
    expect(problems(form, { ...pair('Heslo12!', 'Heslo12?'), name: '' })).toEqual([
      'name: required',
      mismatch,
    ]);
  });

  it('keeps its spaces, which may be a part of the secret', () => {
    expect(form.parse(pair(' Heslo 12! '))).toMatchObject({ password: ' Heslo 12! ' });
  });
});

describe('a proof of who somebody is', () => {
  it('is a password of any form that was accepted once', () => {
    expect(givenPassword.safeParse('x').success).toBe(true);
    expect(problems(givenPassword, '')).toEqual([': required']);
    expect(problems(givenPassword, 'x'.repeat(1025))).toEqual([': too_long']);
  });

  it('is a PIN, of which nothing is told but that it was typed', () => {
    expect(givenPin.safeParse('1234').success).toBe(true);
    expect(givenPin.safeParse('abc').success).toBe(true);
    expect(problems(givenPin, '12\u0000')).toEqual([': control_characters']);
  });

  it.each([
    ['2580', []],
    ['123', ['pin: invalid_pin']],
    ['1234', ['pin: weak_pin']],
    ['7777', ['pin: weak_pin']],
    ['', ['pin: required', 'pin: invalid_pin']],
  ])('is set as the PIN %j', (pin, expected) =>
    expect(problems(z.object(pinChange), { password: 'x', pin })).toEqual(expected),
  );

  it('unlocks a session by password or PIN, and by neither not', () => {
    const { body } = staffSessionEndpoints['auth-unlock'];
    expect(problems(body, { pin: '2580' })).toEqual([]);
    expect(problems(body, { password: 'x', pin: '2580' })).toEqual([]);
    expect(problems(body, {})).toEqual(['password: required']);
  });

  it('goes with every approval of a second person, and with what it is about', () => {
    const { body } = staffSessionEndpoints['auth-supervisor'];
    const approval = { eMail: 'a@b.cz', action: 'full_purge', subject: 'cache' };
    expect(problems(body, { ...approval, pin: '2580' })).toEqual([]);
    expect(problems(body, approval)).toEqual(['password: required']);
    expect(problems(body, { ...approval, pin: '2580', action: 'anything' })).toEqual([
      'action: invalid_value',
    ]);
    expect(problems(body, { ...approval, pin: '2580', subject: ' ' })).toEqual([
      'subject: required',
    ]);
  });
});

it.each([
  ['admin', true],
  ['picker', true],
  ['customer', false],
  ['business', false],
  ['shop', false],
  ['root', false],
])('makes a member of the staff of the role %s: %s', (role, isTaken) => {
  expect(staffRole.safeParse(role).success).toBe(isTaken);
});
