import { expect, it } from 'vitest';
import { SeenKeys } from './seen-keys.ts';

it('knows the keys that were added and no others, however many', () => {
  const seen = new SeenKeys();
  const key = (at: number) => `code X${String(at)}`;
  for (let at = 0; at < 100_000; at += 1) {
    expect(seen.has(key(at))).toBe(false);
    seen.add(key(at));
  }
  for (let at = 0; at < 100_000; at += 7) expect(seen.has(key(at))).toBe(true);
  seen.add(key(1));
  expect(seen.has('')).toBe(false);
});
