import { beforeEach, describe, expect, it } from 'vitest';
import { emptySellForm, type SellForm } from '#core/buyback/sell-form.ts';
import { recallSeller, rememberSeller } from './seller-memory.ts';

const items = new Map<string, string>();
const store = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
const form: SellForm = {
  ...emptySellForm('cz'),
  firstName: 'Jana',
  pickupAltAddress: true,
  birthNumber: '7360285163',
  identityCardNumber: '123456789',
  bankAccountNumber: '19-2000145399',
  imei: '490154203237518',
  serialNumber: 'SERIAL77',
  placeOfBirth: 'Pardubice',
};

beforeEach(() => items.clear());

describe('the memory of a seller', () => {
  it('brings contact fields back for the same device alone', () => {
    rememberSeller(store, 'iphone-15-black', form);
    expect(recallSeller(store, 'iphone-15-black')).toMatchObject({
      firstName: 'Jana',
      pickupAltAddress: true,
    });
    expect(recallSeller(store, 'iphone-15-pink')).toEqual({});
  });

  it('never holds an identity value', () => {
    rememberSeller(store, 'iphone-15-black', form);
    const text = [...items.values()].join();
    for (const value of [
      '7360285163',
      '123456789',
      '2000145399',
      '490154',
      'SERIAL',
      'Pardubice',
    ]) {
      expect(text).not.toContain(value);
    }
  });

  it('takes nothing that it did not save', () => {
    items.set(
      'buyback-seller',
      '{"device":"a","form":{"firstName":7,"birthNumber":"1","city":"Brno"}}',
    );
    expect(recallSeller(store, 'a')).toEqual({ city: 'Brno' });
    items.set('buyback-seller', 'not json');
    expect(recallSeller(store, 'a')).toEqual({});
    expect(recallSeller(null, 'a')).toEqual({});
  });
});
