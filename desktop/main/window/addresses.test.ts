import { describe, expect, it } from 'vitest';
import { isOfficeAddress, isOutsideAddress } from './addresses.ts';

const shop = 'http://localhost:3000';

describe('addresses', () => {
  it.each(['obmena-app://office/', 'obmena-app://office/orders/1'])('%s is ours', (address) => {
    expect(isOfficeAddress(address)).toBe(true);
  });

  it.each(['obmena-app://officex/', 'obmena-app://office.evil/', 'https://office/', 'about:blank'])(
    '%s is not ours',
    (address) => {
      expect(isOfficeAddress(address)).toBe(false);
    },
  );

  it.each(['https://ares.gov.cz/x', 'http://localhost:3000/p/iphone'])('%s may open', (address) => {
    expect(isOutsideAddress(address, shop)).toBe(true);
  });

  it.each([
    'http://ares.gov.cz/',
    'https://ares.gov.cz.evil.example/',
    'https://ares.gov.cz@evil.example/',
    'https://me:secret@ares.gov.cz/',
    'file:///etc/passwd',
    'not an address',
  ])('%s may not open', (address) => {
    expect(isOutsideAddress(address, shop)).toBe(false);
  });
});
