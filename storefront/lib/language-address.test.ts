import { expect, it } from 'vitest';
import { languageAddress } from './language-address.ts';

it('leaves the address of the market’s own language bare', () => {
  expect(languageAddress('/telefony', 'cs', 'cz')).toBe('/telefony');
  expect(languageAddress('/telefoane', 'ro', 'ro')).toBe('/telefoane');
});

it('asks for the other language behind whatever else is asked for', () => {
  expect(languageAddress('/telefony', 'ro', 'cz')).toBe('/telefony?language=ro');
  expect(languageAddress('/telefony?page=2', 'ro', 'cz')).toBe('/telefony?page=2&language=ro');
});
