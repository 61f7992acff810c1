import { expect, it } from 'vitest';
import { checkDetails } from './check-details.ts';
import { detailFields, type Details } from './details-fields.ts';
import { sortOrderRefusal } from './order-refusal.ts';

const empty = Object.fromEntries(detailFields.map((field) => [field, ''])) as Details; // all of them
const person = {
  firstName: 'Jana',
  lastName: 'Nováková',
  eMail: 'jana@posta.example',
  country: 'CZ',
  street: 'Dlouhá 1',
  city: 'Praha',
  postcode: '110 00',
  phoneNumber: '601 234 567',
};
const cz = { market: 'cz', today: '2026-11-21' } as const;

it('accepts a person, and asks for a county in Romania', () => {
  expect(checkDetails({ ...empty, ...person }, cz)).toEqual({});
  const romanian = {
    ...empty,
    ...person,
    country: 'RO',
    postcode: '400001',
    phoneNumber: '0712 345 678',
  };
  const ro = { ...cz, market: 'ro' } as const;
  expect(checkDetails(romanian, ro)).toEqual({ district: 'required' });
  expect(checkDetails({ ...romanian, district: 'Cluj' }, ro)).toEqual({});
});

it('judges a company and another address only where they are asked for', () => {
  const typed = { ...empty, ...person, registrationNumber: '12345678', altPostcode: 'x' };
  expect(checkDetails(typed, cz)).toEqual({});
  expect(checkDetails({ ...typed, isCompany: 'on' }, cz)).toMatchObject({
    registrationNumber: 'invalid_company_number',
  });
  expect(
    checkDetails({ ...typed, isElsewhere: 'on', altCountry: 'CZ', altLastName: 'N' }, cz),
  ).toEqual({
    altFirstName: 'required',
    altStreet: 'required',
    altCity: 'required',
    altPostcode: 'invalid_postcode',
  });
});

it("sorts the server's refusal to the controls and keeps every other word", () => {
  const refusal = sortOrderRefusal({
    order_billing_address: { postcode: ['not there'], e_mail: ['wrong'] },
    order_delivery_address: { extra_info: ['too long'] },
    order_info: { agrees_with_terms: ['agree first'] },
    type_payment: ['choose another'],
  });
  expect(refusal.fields).toEqual({
    postcode: 'not there',
    eMail: 'wrong',
    altExtraInfo: 'too long',
  });
  expect(refusal.form).toEqual(['agree first', 'choose another']);
});
