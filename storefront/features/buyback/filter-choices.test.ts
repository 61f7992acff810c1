import { expect, it } from 'vitest';
import { filterChoices } from './filter-choices.ts';

const choices = ['iPhone 13 128 GB', 'iPhone 13 Pro', 'Fénix 7 47mm', 'Galaxy S24'].map(
  (label) => ({
    value: label,
    label,
  }),
);
const found = (typed: string) => filterChoices(choices, typed).map(({ label }) => label);

it('finds names without regard to case and diacritics', () => {
  expect(found('FENIX')).toEqual(['Fénix 7 47mm']);
  expect(found('fénix')).toEqual(['Fénix 7 47mm']);
});

it('wants every word, in any order', () => {
  expect(found('13 iphone')).toEqual(['iPhone 13 128 GB', 'iPhone 13 Pro']);
  expect(found('pro 13')).toEqual(['iPhone 13 Pro']);
});

it('shows first what was named, before what is more than that', () => {
  const models = ['iPhone 13 Pro Max 128 GB', 'iPhone 13 Pro 128 GB', 'iPhone 13 128 GB'].map(
    (label) => ({ value: label, label }),
  );
  const first = (typed: string) => filterChoices(models, typed)[0]?.label;
  expect(first('iphone 13 128')).toBe('iPhone 13 128 GB');
  expect(first('iphone13')).toBe('iPhone 13 128 GB');
  expect(first('13 pro')).toBe('iPhone 13 Pro 128 GB');
  expect(first('')).toBe('iPhone 13 Pro Max 128 GB');
});

it('finds a glued model name', () => {
  expect(found('iphone13pro')).toEqual(['iPhone 13 Pro']);
});

it('shows everything while nothing is typed, and nothing where nothing fits', () => {
  expect(found('  ')).toHaveLength(4);
  expect(found('nokia')).toEqual([]);
});
