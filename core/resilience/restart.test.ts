import { describe, expect, it } from 'vitest';
import { failuresAfter, restartDelayMs } from './restart.ts';

describe('a program that died', () => {
  it('is started at once, then after 1, 2, 4 … 30 s', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 60].map(restartDelayMs)).toEqual([
      0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('is started at once again when it ran for a while', () => {
    expect(failuresAfter(5, 2_000)).toBe(1);
    expect(failuresAfter(0, 0)).toBe(1);
  });

  it('waits longer when it dies at once', () => {
    expect(failuresAfter(1, 1_999)).toBe(2);
    expect(failuresAfter(2, 0)).toBe(3);
  });
});
