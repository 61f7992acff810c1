import { describe, expect, it } from 'vitest';
import { estimateLaunchPrice } from './estimate-launch-price.ts';

const phone = {
  kind: 'phone',
  manufacturer: 'Huawei',
  releaseYear: 2018,
  isFlagship: false,
  memory: 4_096,
  display: 6,
} as const;

describe('estimateLaunchPrice', () => {
  it('is the base price for an average phone of its year', () => {
    expect(estimateLaunchPrice(phone)).toBe(9_000);
  });

  it.each([
    ['more memory', { memory: 6_144 }],
    ['a larger display', { display: 6.5 }],
    ["the maker's best line", { isFlagship: true }],
    ['a dearer brand', { manufacturer: 'Sony' }],
    ['an earlier year with the same memory', { releaseYear: 2016 }],
  ])('rises with %s', (_, change) => {
    expect(estimateLaunchPrice({ ...phone, ...change })).toBeGreaterThan(9_000);
  });

  it('takes what is unknown for average', () => {
    expect(estimateLaunchPrice({ ...phone, memory: null, display: null })).toBe(9_000);
  });

  it('does not let one strange number decide', () => {
    expect(estimateLaunchPrice({ ...phone, memory: 4_096_000 })).toBe(22_500);
    expect(estimateLaunchPrice({ ...phone, memory: 1, display: 0.1 })).toBe(1_890);
  });

  it('prices Apple by kind and size alone', () => {
    const apple = { ...phone, manufacturer: 'Apple' };
    expect(estimateLaunchPrice({ ...apple, memory: 1_024 })).toBe(22_000);
    expect(estimateLaunchPrice({ ...apple, kind: 'tablet', display: null })).toBe(13_500);
  });

  it('prices an unknown brand below the known ones', () => {
    expect(estimateLaunchPrice({ ...phone, manufacturer: 'Bravis' })).toBe(4_500);
  });
});
