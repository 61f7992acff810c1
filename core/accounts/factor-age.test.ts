import { describe, expect, it } from 'vitest';
import { mustProveAnew } from './factor-age.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const rule = { minutes: 15, now, isProduction: true };

describe('a second factor that was proved a while ago', () => {
  it.each([
    [0, false],
    [15, false],
    [15.01, true],
    [600, true],
  ])('%d minutes ago is to be proved anew: %s', (minutes, expected) => {
    const holder = { ...rule, provedAt: before(minutes) };
    expect(mustProveAnew(holder)).toBe(expected);
    expect(mustProveAnew({ ...holder, isProduction: false })).toBe(expected);
  });

  it('is demanded in a real shop alone of whoever never proved one', () => {
    expect(mustProveAnew({ ...rule, provedAt: null })).toBe(true);
    expect(mustProveAnew({ ...rule, provedAt: null, isProduction: false })).toBe(false);
  });
});
