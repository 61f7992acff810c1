import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCipher } from '#api/platform/identity/cipher.ts';

const old = { id: '2025', key: randomBytes(32) };
const fresh = { id: '2026', key: randomBytes(32) };
const place = { table: 'buyback_identities', column: 'bank_account', rowId: 17 };
const secret = '19-2000145399/0800 č';

describe('an encrypted value', () => {
  const cipher = createCipher([old]);

  it('is read in its own place only', () => {
    const value = cipher.encrypt(place, secret);
    expect(cipher.decrypt(place, value)).toBe(secret);
    for (const other of [{ rowId: 18 }, { column: 'imei' }, { table: 'users' }]) {
      expect(() => cipher.decrypt({ ...place, ...other }, value)).toThrow();
    }
  });

  it('is different each time and holds no readable part', () => {
    const [one, two] = [cipher.encrypt(place, secret), cipher.encrypt(place, secret)];
    expect(one.equals(two)).toBe(false);
    expect(one.includes('2000145399')).toBe(false);
  });

  it('is refused when a single bit of it was changed', () => {
    const value = cipher.encrypt(place, secret);
    for (let index = 0; index < value.length; index += 1) {
      const changed = Buffer.from(value);
      changed.writeUInt8(value.readUInt8(index) ^ 1, index);
      expect(() => cipher.decrypt(place, changed)).toThrow();
    }
    expect(() => cipher.decrypt(place, value.subarray(0, 20))).toThrow();
  });

  it('stays readable when a new key is put in front, and not without its own', () => {
    const value = cipher.encrypt(place, secret);
    const rotated = createCipher([fresh, old]);
    expect(rotated.decrypt(place, value)).toBe(secret);
    expect(createCipher([fresh]).decrypt(place, rotated.encrypt(place, secret))).toBe(secret);
    expect(() => createCipher([fresh]).decrypt(place, value)).toThrow('unknown key');
  });
});

it('digests of a text are equal across a rotation and differ between keys', () => {
  const digest = createCipher([old]).digest('490154203237518');
  expect(digest).toHaveLength(32);
  expect(createCipher([fresh, old]).digest('490154203237518').equals(digest)).toBe(true);
  expect(createCipher([fresh]).digest('490154203237518').equals(digest)).toBe(false);
});

it('signatures hold for one purpose and one text', () => {
  const cipher = createCipher([old]);
  const signature = cipher.sign('csrf', 'a');
  expect(cipher.isSigned('csrf', 'a', signature)).toBe(true);
  expect(cipher.isSigned('csrf', 'b', signature)).toBe(false);
  expect(cipher.isSigned('offer', 'a', signature)).toBe(false);
  expect(cipher.isSigned('csrf', 'a', '')).toBe(false);
});
