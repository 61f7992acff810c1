import { expect, it } from 'vitest';
import { readLabel } from '../warehouse/label-code.ts';
import { pickUpCodeOf, readPickUpCode } from './pick-up-code.ts';

it('makes a code of eight characters that are not taken for one another', () => {
  const code = pickUpCodeOf(new Uint8Array([0, 1, 29, 30, 255, 8, 200, 77]));
  expect(code).toMatch(/^V-[A-HJKMNP-TV-Z2-9]{8}$/);
  expect(readPickUpCode(code)).toBe(code);
});

it('refuses to make a code of too little chance', () => {
  expect(() => pickUpCodeOf(new Uint8Array(7))).toThrow();
});

it.each(['V-ABCD2345', 'v-abcd2345', ' V-ABCD 2345 ', 'abcd2345', 'ABCD-2345', 'V–ABCD2345'])(
  'reads %j as it is scanned, told or typed',
  (text) => {
    expect(readPickUpCode(text)).toBe('V-ABCD2345');
  },
);

it.each(['', 'V-', 'V-ABCD234', 'V-ABCD23456', 'V-ABCD234O', 'P-ABCD2345', '4006381333931'])(
  'takes %j for no pick-up code',
  (text) => {
    expect(readPickUpCode(text)).toBeNull();
  },
);

it('is no label of the warehouse', () => {
  expect(readLabel('V-ABCD2345')).toBeNull();
});
