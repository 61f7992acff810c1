import { expect, it } from 'vitest';
import { createKeyring } from './idempotency-key.ts';

it('keeps the key while the content stays and changes it with the content', () => {
  let made = 0;
  const keyFor = createKeyring(() => `key-${String((made += 1))}`);
  expect(keyFor({ city: 'Brno' })).toBe('key-1');
  expect(keyFor({ city: 'Brno' })).toBe('key-1');
  expect(keyFor({ city: 'Kolín' })).toBe('key-2');
  expect(keyFor({ city: 'Brno' })).toBe('key-3');
});

it('makes keys of 128 random bits', () => {
  const keys = [createKeyring()(1), createKeyring()(1)];
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0]).not.toBe(keys[1]);
});
