import { expect, it } from 'vitest';
import { changedNames, countDoubles, type FactsByColumn } from './bulk-names.ts';

const known = {
  family: 'iPhone 17',
  manufacturer: 'Apple',
  capacity: '256 GB',
  code: 'OB1',
  ean: '',
  mpn: '',
};
const facts: FactsByColumn = {
  nameCs: { ...known, color: 'černá', name: 'Kryt černý' },
  nameRo: { ...known, color: 'negru', name: 'Husă neagră' },
};

it('renames by a pattern in the language of the column alone', () => {
  const change = { kind: 'rename', pattern: '{family} {color}' } as const;
  expect(changedNames({ ...change, column: 'nameRo' }, facts)).toEqual({
    nameRo: 'iPhone 17 negru',
  });
});

it('replaces in the columns that are named', () => {
  const change = { kind: 'replace', find: 'kryt', replaceWith: 'Obal', isCaseKept: false } as const;
  expect(changedNames({ ...change, columns: ['nameCs', 'nameRo'] }, facts)).toEqual({
    nameCs: 'Obal černý',
    nameRo: 'Husă neagră',
  });
});

it('counts every row whose name is another row’s as well', () => {
  expect(countDoubles(['a', 'A', 'b', 'c', 'c', 'c'])).toBe(5);
  expect(countDoubles(['a', 'b'])).toBe(0);
});
