import { expect, it } from 'vitest';
import { replaceInName } from './replace-in-name.ts';

const anyCase = { isCaseKept: false } as const;

it.each([
  ['Obal na iPhone', 'obal', 'Kryt', 'Kryt na iPhone'],
  ['Obal (2024)', '(2024)', '', 'Obal'],
  ['USB-C 2.0', '2.0', '3.1', 'USB-C 3.1'],
  ['ČERNÝ kryt černý', 'černý', 'bílý', 'bílý kryt bílý'],
  ['Kryt', 'x', 'y', 'Kryt'],
  ['Cena $1', '$1', '$&', 'Cena $&'],
])('in %s replaces %s by %s', (name, find, replaceWith, made) => {
  expect(replaceInName(name, { find, replaceWith, ...anyCase })).toBe(made);
});

it('tells letters of another case apart where that is asked for', () => {
  const kept = { find: 'obal', replaceWith: 'kryt', isCaseKept: true };
  expect(replaceInName('Obal a obal', kept)).toBe('Obal a kryt');
});

it('leaves a name in which nothing is found exactly as it was', () => {
  expect(replaceInName('Obal  s mezerami', { find: 'x', replaceWith: '', ...anyCase })).toBe(
    'Obal  s mezerami',
  );
});
