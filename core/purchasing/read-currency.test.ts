import { expect, it } from 'vitest';
import { readCurrency } from './read-currency.ts';

it.each([
  [['5,00 €', '9,00 €'], 'EUR'],
  [['EUR 5.00', '7'], 'EUR'],
  [['120,00 Kč', '1 200 czk'], 'CZK'],
  [['12,50 lei', '3 RON'], 'RON'],
])('of %j it is %s', (texts, currency) => {
  expect(readCurrency(texts)).toBe(currency);
});

it('is none where prices say none, or not the same', () => {
  expect(readCurrency(['5,00', ''])).toBeNull();
  expect(readCurrency(['5,00 €', '120 Kč'])).toBeNull();
  expect(readCurrency([])).toBeNull();
  // A word is no currency.
  expect(readCurrency(['Eurodíly', 'koleinice'])).toBeNull();
});
