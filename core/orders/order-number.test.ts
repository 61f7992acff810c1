import { describe, expect, it } from 'vitest';
import { passesLuhn } from '../identity/luhn.ts';
import {
  isOrderNumber,
  isRepairNumber,
  orderNumber,
  repairNumber,
  type Scramble,
} from './order-number.ts';

/** Some mixing that stands for the shop's key. */
const mixed =
  (key: number): Scramble =>
  (round, part) =>
    Math.imul(part + 1 + round * 10_007, 2_654_435_761 ^ key) >>> 8;
const numbers = (key: number, count = 20_000) =>
  Array.from({ length: count }, (_, at) => orderNumber(at + 1, mixed(key)));

describe('the number of an order', () => {
  it('has ten digits that begin with 1, and is never given twice (T-ORD-10)', () => {
    const made = numbers(7);
    expect(new Set(made).size).toBe(made.length);
    expect(made.filter((number) => !isOrderNumber(number))).toEqual([]);
  });

  it('is no neighbour of the next one, and tells not how many there are', () => {
    const made = numbers(7).map(Number);
    const steps = made.slice(1).map((number, at) => Math.abs(number - (made[at] ?? 0)));
    expect(steps.filter((step) => step < 1_000)).toHaveLength(0);
    const sorted = made.toSorted((one, other) => one - other);
    // Twenty thousand of a hundred million lie all over the series.
    expect(sorted[0]).toBeLessThan(1_001_000_000);
    expect(sorted.at(-1)).toBeGreaterThan(1_998_000_000);
  });

  it('hangs on the key of the shop', () => {
    const [ours, theirs] = [numbers(7, 1_000), new Set(numbers(8, 1_000))];
    expect(ours.filter((number) => theirs.has(number)).length).toBeLessThan(5);
  });

  it('ends with a digit that tells a slip of one digit', () => {
    const [number = ''] = numbers(7, 1);
    expect(passesLuhn(number)).toBe(true);
    for (let place = 1; place < number.length; place += 1) {
      const other = String((Number(number[place]) + 1) % 10);
      expect(passesLuhn(number.slice(0, place) + other + number.slice(place + 1))).toBe(false);
    }
  });

  it.each([0, -1, 1.5, 100_000_000])('does not exist for the position %d', (position) => {
    expect(() => orderNumber(position, mixed(7))).toThrow(RangeError);
  });
});

it.each([
  ['1260000001', true],
  ['2260000001', false],
  ['126000000', false],
  ['12600000011', false],
  [' 1260000001', false],
])('%j has the form of a number: %s', (text, expected) => {
  expect(isOrderNumber(text)).toBe(expected);
});

describe('the number of a repair', () => {
  it('has the same form behind a 7, and tells not the number of the order at its position', () => {
    const repairs = Array.from({ length: 5_000 }, (_, at) => repairNumber(at + 1, mixed(7)));
    expect(new Set(repairs).size).toBe(repairs.length);
    expect(repairs.filter((number) => !isRepairNumber(number) || !passesLuhn(number))).toEqual([]);
    const orders = numbers(7, 5_000);
    const alike = repairs.filter((number, at) => number.slice(1, 9) === orders[at]?.slice(1, 9));
    expect(alike).toEqual([]);
  });
});
