import { describe, expect, it } from 'vitest';
import { purgeBatches, readPurge, type PurgeRequest } from './purge-request.ts';

const shop = 'https://obmena.example';
const request: PurgeRequest = { mode: 'key', keys: [], url: null, softPurge: false };
const read = (change: Partial<PurgeRequest>) => readPurge({ ...request, ...change }, shop);
const url = (text: string) => read({ mode: 'url', url: text });

describe('readPurge', () => {
  it('purges all pages and calls where no key is named', () => {
    expect(read({ keys: ['  '] })).toEqual({
      ok: true,
      value: { mode: 'key', keys: ['html', 'endpoint'], soft: false },
    });
  });

  it('takes several keys of one line, each once', () => {
    expect(read({ keys: ['family-1  family-2', 'family-1'], softPurge: true })).toEqual({
      ok: true,
      value: { mode: 'key', keys: ['family-1', 'family-2'], soft: true },
    });
  });

  it.each(['klíč', 'a\u0000b', 'x'.repeat(1025)])(
    'refuses a key no header can carry: %j',
    (key) => {
      expect(read({ keys: [key] })).toEqual({ ok: false, error: 'invalid_purge_key' });
    },
  );

  it('refuses a soft purge of everything, which the CDN cannot do (T-PLAT-3)', () => {
    expect(read({ mode: 'full', softPurge: true })).toEqual({
      ok: false,
      error: 'soft_full_purge',
    });
    expect(read({ mode: 'full' })).toEqual({ ok: true, value: { mode: 'full' } });
  });

  it.each([
    ['/telefony?x=1', 'https://obmena.example/telefony?x=1'],
    ['https://OBMENA.example', 'https://obmena.example/'],
    ['http://obmena.example/a#b', 'https://obmena.example/a'],
  ])('takes %s as the own address %s', (text, whole) => {
    expect(url(text)).toEqual({ ok: true, value: { mode: 'url', url: whole, soft: false } });
  });

  it.each([
    ['https://other.example/telefony', 'foreign_url'],
    ['https://obmena.example.evil.example/', 'foreign_url'],
    ['https://obmena.example@evil.example/', 'foreign_url'],
    ['//evil.example/', 'invalid_url'],
    ['telefony', 'invalid_url'],
    ['', 'invalid_url'],
  ])('refuses %s: %s', (text, error) => {
    expect(url(text)).toEqual({ ok: false, error });
  });
});

describe('purgeBatches', () => {
  it('parts 600 keys into 256, 256 and 88', () => {
    const keys = Array.from({ length: 600 }, (_, index) => `family-${String(index)}`);
    const batches = purgeBatches(keys);
    expect(batches.map(({ length }) => length)).toEqual([256, 256, 88]);
    expect(batches.flat()).toEqual(keys);
  });
});
