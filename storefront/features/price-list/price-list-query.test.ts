import { expect, it } from 'vitest';
import { priceListSearch, readPriceListChoice } from './price-list-query.ts';

it('reads back what it writes', () => {
  const choice = { kind: 'phone', manufacturer: 'apple', page: 3 };
  expect(priceListSearch(choice)).toBe('?kind=phone&manufacturer=apple&page=3');
  expect(readPriceListChoice(priceListSearch(choice))).toEqual(choice);
  expect(priceListSearch(readPriceListChoice(''))).toBe('');
});

it('takes what is no page for the first one, and no page beyond what is asked for', () => {
  expect(readPriceListChoice('?page=0').page).toBe(1);
  expect(readPriceListChoice('?page=1e9').page).toBe(1);
  expect(readPriceListChoice('?page=99999').page).toBe(10_000);
});
