import { expect, it } from 'vitest';
import {
  columnsAt,
  headerOf,
  isChoice,
  meantColumns,
  meantTitles,
  placesOfChoice,
} from './choose-columns.ts';

it('says the places of what somebody has chosen, a price with VAT as one', () => {
  expect(placesOfChoice(['name', null, 'ean', 'quantity', 'priceWithVat', 'vat'])).toEqual({
    code: null,
    ean: 2,
    mpn: null,
    name: 0,
    quantity: 3,
    price: 4,
    vat: 5,
    isWithVat: true,
  });
});

it('takes a price without VAT before one with it', () => {
  const places = placesOfChoice(['priceWithVat', 'price']);
  expect([places.price, places.isWithVat]).toEqual([1, false]);
});

it('is a choice only with a meaning for each column, and none of them twice', () => {
  expect(isChoice(['A', 'B'], ['ean', null])).toBe(true);
  expect(isChoice(['A', 'B'], ['ean'])).toBe(false);
  expect(isChoice(['A', 'B'], ['ean', 'ean'])).toBe(false);
  expect(isChoice(['A', 'B'], [null, null])).toBe(true);
});

it('says what was found as a choice that finds the same', () => {
  const chosen = ['code', null, 'quantity', 'priceWithVat', 'vat'] as const;
  expect(columnsAt(chosen.length, placesOfChoice(chosen))).toEqual(chosen);
  expect(columnsAt(2, placesOfChoice(['ean', 'price']))).toEqual(['ean', 'price']);
});

it('knows a header by its titles, in whatever order and with whatever letters', () => {
  expect(headerOf(['Artikl', 'Počet  kusů'])).toBe(headerOf(['pocet kusu', ' ARTIKL ']));
  expect(headerOf(['Artikl', 'Kusy'])).not.toBe(headerOf(['Artikl', 'Kusy', 'Sleva']));
  expect(headerOf(['A', 'A'])).not.toBe(headerOf(['A']));
  // Letters that no Latin alphabet has part titles as well.
  expect(headerOf(['Код', 'Цена'])).not.toBe(headerOf(['Код', 'Сума']));
});

it('finds what was chosen by the titles, of two that are the same by which of them it is', () => {
  const header = ['Artikl', 'Cena', 'Cena', ''];
  const meant = meantTitles(header, ['ean', null, 'price', 'quantity']);
  expect(meantColumns(['Cena', '', 'ARTIKL', 'Cena'], meant)).toEqual([
    null,
    'quantity',
    'ean',
    'price',
  ]);
  expect(meantColumns(['Jiný'], meant)).toEqual([null]);
});
