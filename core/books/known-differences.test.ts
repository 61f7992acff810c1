import { expect, it } from 'vitest';
import type { Difference } from './book-checks.ts';
import { settleDifferences } from './known-differences.ts';

const of = (subject: string, found = 1): Difference => ({
  check: 'order_paid',
  subject,
  reference: subject,
  target: subject,
  expected: 0,
  found,
});
const known = (id: number, subject: string, found = 1) => ({ id, ...of(subject, found) });
const none = new Set<never>();

it('opens what was not known, keeps what is found again, and closes what is gone', () => {
  const settled = settleDifferences([known(1, 'a'), known(2, 'b')], [of('b'), of('c')], none);
  expect(settled).toEqual({ opened: [of('c')], changed: [], closed: [1] });
});

it('keeps a difference whose sums have changed', () => {
  const settled = settleDifferences([known(1, 'a')], [of('a', 5)], none);
  expect(settled).toEqual({ opened: [], changed: [{ id: 1, expected: 0, found: 5 }], closed: [] });
});

it('takes the same subject of another check for another difference', () => {
  const other = { ...of('a'), check: 'order_split' } as const;
  expect(settleDifferences([known(1, 'a')], [other], none)).toMatchObject({
    opened: [other],
    closed: [1],
  });
});

it('closes nothing of a check that was cut off', () => {
  const settled = settleDifferences([known(1, 'a')], [of('b')], new Set(['order_paid'] as const));
  expect(settled).toMatchObject({ opened: [of('b')], closed: [] });
});
