import { expect, it } from 'vitest';
import { sortRefusal } from './form-refusal.ts';

const fields = ['name', 'eMail', 'captcha'] as const;

it('hangs messages on their fields by the names of the wire', () => {
  expect(
    sortRefusal({ e_mail: ['Neplatný e-mail'], captcha: ['Znovu', 'prosím'] }, fields),
  ).toEqual({
    fields: { eMail: 'Neplatný e-mail', captcha: 'Znovu prosím' },
    form: [],
  });
});

it('loses nothing that belongs to no field (T-FORM-7)', () => {
  const body = { detail: 'Vyprodáno', store: ['Neznáme'], group: { inner: ['Jinak'] } };
  expect(sortRefusal(body, fields)).toEqual({
    fields: {},
    form: ['Vyprodáno', 'Neznáme', 'Jinak'],
  });
});

it('bears an answer that is none', () => {
  for (const body of [null, undefined, 42]) {
    expect(sortRefusal(body, fields)).toEqual({ fields: {}, form: [] });
  }
});
