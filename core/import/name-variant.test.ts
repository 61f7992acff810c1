import { expect, it } from 'vitest';
import { guessKind, nameFamily, nameVariant } from './name-variant.ts';

it('adds to a name what tells the variant apart, once', () => {
  expect(nameVariant('Telefon X', ['128 GB', 'černá'])).toBe('Telefon X 128 GB černá');
  expect(nameVariant('Telefon X 128 GB Cerna', ['128 GB', 'černá'])).toBe('Telefon X 128 GB Cerna');
  expect(nameVariant('Kabel', [undefined, ''])).toBe('Kabel');
});

it.each([
  ['Elektronika | Mobilní telefony', 'phone'],
  ['Mobilní telefony | Obaly na mobil', 'accessory'],
  ['Chytré hodinky', 'smartwatch'],
  ['Tablety', 'tablet'],
  ['Ostatní', 'tablet'],
] as const)('sees in %s that it is a %s', (category, kind) => {
  expect(guessKind([category, undefined], 'tablet')).toBe(kind);
});

it('asks the next text where the first says nothing', () => {
  expect(guessKind(['Novinky', 'iPhone 15'], 'accessory')).toBe('phone');
});

it('names a family by what its variants begin with, and by the first of them where the file has but a code', () => {
  expect(nameFamily('Galaxy S24', 'Galaxy S24 128 GB')).toBe('Galaxy S24');
  expect(nameFamily('galaxy-s24', 'Galaxy S24 128 GB')).toBe('Galaxy S24 128 GB');
  expect(nameFamily(undefined, 'Pouzdro')).toBe('Pouzdro');
});
