import { describe, expect, it } from 'vitest';
import { emptySellForm, type SellForm } from '#core/buyback/sell-form.ts';
import { createSellCheck } from './check-sell-form.ts';

const sale = {
  deviceIdentifier: 'iphone-15-128gb-black',
  appraisalVersion: 'v1',
  deviceConditionChoices: ['functional_1'],
  offerCode: null,
};

const filled: SellForm = {
  ...emptySellForm('cz'),
  imei: '49-015420-323751-8',
  birthNumber: '736028/5163',
  identityCardNumber: '123456789',
  identityReleasedBy: 'MěÚ Kolín',
  identityValidTo: '1/2/29',
  firstName: 'Jana',
  lastName: 'Nováková',
  gender: 'female',
  street: 'Dlouhá 5',
  city: 'Kolín',
  postcode: '280 02',
  phoneNumber: '601 234 567',
  placeOfBirth: 'Kolín',
  email: 'jana@example.cz',
  bankAccountNumber: '19-2000145399',
  bankCode: '0800',
};

const check = createSellCheck({ market: 'cz', today: '2026-11-21', deviceKind: 'phone' });

const fieldsOf = (change: Partial<SellForm>) => {
  const checked = check({ ...filled, ...change }, sale);
  return checked.ok ? {} : checked.error.fields;
};

describe('createSellCheck', () => {
  it('accepts a filled form and gives the normalised body', () => {
    const checked = check(filled, sale);
    expect(checked.ok && checked.value.buyoutDevice.imei).toBe('490154203237518');
    expect(checked.ok && checked.value.customerData.identityValidTo).toBe('2029-02-01');
    expect(checked.ok && checked.value.pickupAddress).toBeUndefined();
  });

  it('accepts what it gave once more, because the server checks the same', () => {
    const first = check(filled, sale);
    if (!first.ok) throw new Error('refused');
    const { customerData } = first.value;
    expect(
      check(
        {
          ...filled,
          identityValidTo: customerData.identityValidTo,
          phoneNumber: customerData.phoneNumber,
        },
        sale,
      ).ok,
    ).toBe(true);
  });

  it('leads each refusal to the field that it is mended in', () => {
    expect(fieldsOf({ imei: '1', birthNumber: '736028/5164', postcode: '1100' })).toEqual({
      imei: ['invalid_imei'],
      birthNumber: ['invalid_birth_number'],
      postcode: ['invalid_postcode'],
    });
    expect(fieldsOf({ identityValidTo: '20.11.2026' })).toEqual({
      identityValidTo: ['card_expired'],
    });
    expect(fieldsOf({ bankCode: '9999' })).toEqual({ bankCode: ['invalid_bank_code'] });
  });

  it('asks for the fields of another pickup address only when it is chosen', () => {
    expect(fieldsOf({ altStreet: '' })).toEqual({});
    expect(fieldsOf({ pickupAltAddress: true, altCity: 'Brno', altPostcode: '60200' })).toEqual({
      altStreet: ['required'],
    });
  });

  it('says one thing at a time about a field', () => {
    const checked = check(emptySellForm('cz'), sale);
    const messages = checked.ok ? [] : Object.values(checked.error.fields);
    expect(messages.length).toBeGreaterThan(10);
    expect(messages.every((each) => each.length === 1)).toBe(true);
  });
});
