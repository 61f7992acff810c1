import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '#api/platform/fetch/public-address.ts';

describe('an address of the internet', () => {
  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::5'])(
    'may be asked at %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['0.0.0.0', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.0.8'],
    ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1'],
    // The same in other clothes: mapped, compatible, translated, 6to4, Teredo.
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['2001:0:4136:e378::', '64:ff9b:1::a00:1', '2001:db8::1'],
    ...['', 'localhost', '127.1', '0x7f000001'],
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
