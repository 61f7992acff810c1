import { describe, expect, it } from 'vitest';
import {
  emptySellForm,
  sellFormGroups,
  sellFormTextFields,
  sellOnlineParts,
  type SellForm,
} from './sell-form.ts';

/** Every field filled with its own name, so that a swapped pair shows. */
const named = {
  ...emptySellForm('cz'),
  ...Object.fromEntries(sellFormTextFields.map((field) => [field, field])),
} satisfies SellForm;

describe('the personal info form', () => {
  it("starts empty with the market's country", () => {
    const form = emptySellForm('ro');
    expect(form).toMatchObject({ country: 'RO', altCountry: 'RO', pickupAltAddress: false });
    expect(form.birthNumber).toBe('');
    expect(emptySellForm('cz').country).toBe('CZ');
  });

  it('sends each field under its wire name', () => {
    const { customerData, buyoutDevice } = sellOnlineParts(named);
    expect(customerData).toMatchObject({
      personalIdentificationNumber: 'birthNumber',
      degreeBeforeName: 'titleBeforeName',
      eMail: 'email',
      bankAccountFullNumber: 'bankAccountNumber',
      postcode: 'postcode',
    });
    expect(Object.keys(customerData)).toHaveLength(20);
    expect(buyoutDevice).toEqual({ imei: 'imei', serialNumber: 'serialNumber', note: 'note' });
  });

  it('sends a pickup address only when another one is chosen', () => {
    expect(sellOnlineParts(named)).not.toHaveProperty('pickupAddress');
    expect(sellOnlineParts({ ...named, pickupAltAddress: true }).pickupAddress).toEqual({
      district: 'altDistrict',
      street: 'altStreet',
      city: 'altCity',
      postcode: 'altPostcode',
      country: 'altCountry',
      deliveryExtraInfo: 'altExtraInfo',
    });
  });

  it('takes the searched place for a city that was left empty', () => {
    const form = { ...named, pickupAltAddress: true, altCity: ' ', altLocation: 'Brno' };
    expect(sellOnlineParts(form).pickupAddress?.city).toBe('Brno');
  });

  it('has a wire name for every field but the searched place', () => {
    const mapped = Object.values(sellFormGroups).flatMap((group) => Object.values<string>(group));
    const unmapped = sellFormTextFields.filter((field) => !mapped.includes(field));
    expect(unmapped).toEqual(['altLocation']);
    expect(new Set(mapped).size).toBe(mapped.length);
  });
});
