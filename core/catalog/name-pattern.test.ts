import { expect, it } from 'vitest';
import { nameByPattern, unknownTokens, type NameFacts } from './name-pattern.ts';

const facts: NameFacts = {
  family: 'iPhone 17',
  manufacturer: 'Apple',
  capacity: '256 GB',
  color: 'černá',
  name: 'iPhone 17 256 GB černá',
  code: 'OB0001417',
  ean: '',
  mpn: '',
};

it.each([
  ['{manufacturer} {family} {capacity} {color}', 'Apple iPhone 17 256 GB černá'],
  ['{name} ({code})', 'iPhone 17 256 GB černá (OB0001417)'],
  ['Telefon {family}', 'Telefon iPhone 17'],
  ['  {family}   {color} ', 'iPhone 17 černá'],
])('makes %s into %s', (pattern, name) => {
  expect(nameByPattern(pattern, facts)).toBe(name);
});

it.each([
  ['{family} {capacity} {color}', 'iPhone 17 černá'],
  ['{family} ({capacity}), {color}', 'iPhone 17, černá'],
  ['{family}, {capacity}, {color}', 'iPhone 17, černá'],
  ['{family} – {capacity}', 'iPhone 17'],
])('leaves no gap in %s where there is no capacity', (pattern, name) => {
  expect(nameByPattern(pattern, { ...facts, capacity: '' })).toBe(name);
});

it('does not read what it puts in as a pattern', () => {
  expect(nameByPattern('{name} {code}', { ...facts, name: 'Obal {code}' })).toBe(
    'Obal {code} OB0001417',
  );
});

it('names what stands in braces and is not known', () => {
  expect(unknownTokens('{family} {barva} {Color} {}')).toEqual(['barva', 'Color', '']);
  expect(unknownTokens('{family} 50 % {color}')).toEqual([]);
});
