import { expect, it } from 'vitest';
import { isTrapped } from './enquiry.ts';

it('tells a program by what stands in the field that people do not see', () => {
  expect(isTrapped('')).toBe(false);
  expect(isTrapped('https://spam.example')).toBe(true);
  expect(isTrapped(' ')).toBe(true);
});
