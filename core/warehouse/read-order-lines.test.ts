import { expect, it } from 'vitest';
import { readOrderLines } from './read-order-lines.ts';

const line = { code: '4006381333931', expected: '3', price: '90' };

it('reads a file by the titles of its columns, in any order and language', () => {
  expect(readOrderLines('Cena;Kusů;EAN\n90;3;4006381333931\n')).toEqual([line]);
  expect(readOrderLines('Cod,Cantitate\n4006381333931,3\n')).toEqual([{ ...line, price: '' }]);
});

it('reads a block of a spreadsheet without titles', () => {
  expect(readOrderLines('4006381333931\t3\t90\n')).toEqual([line]);
});

it('says that nothing is no table', () => {
  expect(readOrderLines('')).toBeNull();
});
