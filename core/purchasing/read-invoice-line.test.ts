import { expect, it } from 'vitest';
import { readInvoiceLine } from './read-invoice-line.ts';

const texts = {
  supplierCode: '',
  ourCode: '',
  ean: '',
  mpn: '',
  name: '',
  quantity: '2',
  unitPrice: '990.50',
  priceOf: '',
  total: '',
  vatPercent: '21',
};

it('reads a price of one piece, in hundredths', () => {
  const read = { quantity: 2, unitPrice: 99_050, total: 198_100, vatPercent: 21 };
  expect(readInvoiceLine(texts)).toEqual(read);
});

it('takes the share of the total before the price, as a discount of the line is in it', () => {
  expect(readInvoiceLine({ ...texts, total: '1800.00' })).toMatchObject({
    unitPrice: 90_000,
    total: 180_000,
  });
});

it('divides a price that is of several pieces', () => {
  const ofTen = { ...texts, quantity: '10', unitPrice: '100', priceOf: '10' };
  expect(readInvoiceLine(ofTen)).toMatchObject({ unitPrice: 1000, total: 10_000 });
});

it('says nothing of what is no number, or more than any trade', () => {
  expect(readInvoiceLine({ ...texts, unitPrice: '1e9', quantity: 'x', vatPercent: '-1' })).toEqual({
    quantity: null,
    unitPrice: null,
    total: null,
    vatPercent: null,
  });
  expect(readInvoiceLine({ ...texts, unitPrice: '999999999999' }).unitPrice).toBeNull();
  expect(readInvoiceLine({ ...texts, priceOf: '0' }).unitPrice).toBeNull();
});
