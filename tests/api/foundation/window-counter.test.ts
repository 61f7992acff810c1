import { expect, it } from 'vitest';
import { WindowCounter } from '#api/platform/http/window-counter.ts';

const start = new Date('2026-11-23T09:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

it('counts each key by itself, and begins anew when the window has ended', () => {
  const counter = new WindowCounter();
  const of = (key: string, at: Date) => counter.count(key, at, 10).attempts;
  expect([of('a', start), of('a', after(9)), of('b', after(9)), of('a', after(10))]).toEqual([
    1, 2, 1, 1,
  ]);
});

it('keeps no more than it may, those that ended going first', () => {
  const counter = new WindowCounter(2);
  const of = (key: string, at: Date) => counter.count(key, at, 10).attempts;
  of('ended', start);
  of('open', after(9));
  of('new', after(11));
  expect(of('open', after(12))).toBe(2);
  of('newer', after(12));
  expect(of('open', after(12))).toBe(1);
});
